import { longerCheck } from './check.mjs';
import { longerList } from './list.mjs';
import { longerText } from './open.mjs';
import { pictureReason } from './pictures.mjs';

/** @param {string} root the checkout */
export const longerCalls = (root) => ({
  longerList: () => longerList(root),
  longerText: (/** @type {string} */ key) => longerText(root, key),
  longerCheck: (/** @type {Parameters<typeof longerCheck>[1]} */ subject) => longerCheck(root, subject),
  pictureReason,
});
