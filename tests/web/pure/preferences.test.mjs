import assert from "node:assert/strict";
import { test } from "node:test";
import { browserChanged, isDark, isStill, preferred } from "../../../src/arasta/web/static/js/state/preferences.js";
import { blank } from "./messages.mjs";

test("colours and motion are as preferred, else as the browser says", () => {
  const state = browserChanged(blank(), { dark: true, still: true });
  assert.deepEqual([isDark(state), isStill(state)], [true, true]);
  assert.equal(isDark(preferred(state, "theme", "light")), false);
  assert.equal(isStill(preferred(state, "motion", "all")), false);
  assert.equal(blank().preferences.theme, "system");
});
