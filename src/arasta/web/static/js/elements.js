// What is drawn on a page, found again: all of it are elements with a `dataset`, which the browser's own search does not tell.

/** The first thing that a selector finds, or null.
 *  @param {ParentNode} root @param {string} selector @returns {HTMLElement | null} */
export const one = (root, selector) => root.querySelector(selector);

/** All things that a selector finds.
 *  @param {ParentNode} root @param {string} selector @returns {NodeListOf<HTMLElement>} */
export const all = (root, selector) => root.querySelectorAll(selector);

/** A part that the page has from the beginning.
 *  @param {string} id */
export const fixed = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** The innermost thing around what an event is about that a selector finds.
 *  @param {Event} event @param {string} selector */
export const around = (event, selector) =>
  event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest(selector)) : null;
