import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_CHAT, allRead, faded, heardLines, muted, said, unread } from "../../../src/arasta/web/static/js/state/chat.js";

const line = (number, seat) => ({ number, seat, name: "", text: `Line ${number}`, made: 0, reaction: null });
const at = (given = {}) => ({ seats: [{ seat: 0 }], said: [], chat: NO_CHAT, dialog: null, ...given });

test("what others say is new until it is read, and shown for a moment", () => {
  const told = said(said(at(), line(1, 1)), line(2, 0));
  assert.equal(unread(told), 1);
  assert.equal(told.chat.fresh.number, 1);
  assert.equal(faded(told, told.chat.fresh).chat.fresh, null);
  assert.equal(faded(told, line(9, 1)), told);
  assert.equal(unread(allRead(told)), 0);
});

test("whoever has the chat open has read what comes", () => {
  const told = said(at({ dialog: { kind: "chat" } }), line(1, 1));
  assert.equal(unread(told), 0);
  assert.equal(told.chat.fresh, null);
});

test("a line that comes twice is there once", () => {
  const once = said(at(), line(1, 1));
  assert.equal(said(once, line(1, 1)), once);
});

test("whoever is muted is neither shown nor counted, until heard again", () => {
  const silent = said(muted(at(), 1), line(1, 1));
  assert.equal(unread(silent), 0);
  assert.equal(silent.chat.fresh, null);
  assert.deepEqual(heardLines(silent), []);
  assert.equal(unread(muted(silent, 1)), 1);
});
