// SHA-256 and HMAC as the browser has them where it lends them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hmac, sha256 } from "../../../src/arasta/web/static/js/sha256.js";

const LENGTHS = [0, 1, 55, 56, 63, 64, 65, 119, 120, 200, 1000];
const message = (n) => Uint8Array.from({ length: n }, (_, i) => (i * 31 + n) % 256);
const same = (ours, theirs) => assert.deepEqual([...ours], [...new Uint8Array(theirs)]);

test("a hash is the one of the standard, whatever the length", async () => {
  for (const n of LENGTHS) same(sha256(message(n)), await crypto.subtle.digest("SHA-256", message(n)));
});

test("a keyed hash is the one of the standard, with short and long keys", async () => {
  for (const n of [1, 32, 64, 65, 100]) {
    const key = await crypto.subtle.importKey("raw", message(n), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    for (const length of LENGTHS) same(hmac(message(n), message(length)), await crypto.subtle.sign("HMAC", key, message(length)));
  }
});
