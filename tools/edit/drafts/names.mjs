import { slug } from 'github-slugger';
import { EditError } from '../serve/edit-error.mjs';

/** @typedef {import('./git/git.mjs').Git} Git */

const prefix = 'texts/';
const longest = 50;

/** Of the commits that this editor makes: what it is a handing over of, and a word on when it is to be out. */
const trailers = { draft: 'Texts-draft', note: 'Note' };

/** @param {string | null} branch */
export const isDraft = (branch) => branch?.startsWith(prefix) ?? false;

/**
 * The branch of a draft, such as `texts/2026-11-29-autumn-offer`.
 *
 * @param {string} name in anybody's words and letters
 * @param {string} day `YYYY-MM-DD`
 * @param {string | null} [current] goes on where it is of the same name, on whatever day it began
 * @returns {string}
 * @throws {EditError} where no letter and no digit is in the name
 */
export function branchOf(name, day, current) {
  const words = plainWords(name).slice(0, longest).replace(/-+$/, '');
  if (words === '')
    throw new EditError(
      'bad_name',
      400,
      'Give the draft a name with letters or digits, such as “autumn offer”.',
    );
  const isGoneOn = new RegExp(`^${prefix}\\d{4}-\\d\\d-\\d\\d-`).exec(current ?? '');
  if (isGoneOn && current?.slice(isGoneOn[0].length) === words) return current;
  return `${prefix}${day}-${words}`;
}

/**
 * @param {Git} git
 * @param {string} who
 * @returns {Promise<{ name: string, email: string }>} the address that git has for this name, else one that no mail reaches
 */
export async function personOf(git, who) {
  const [name, email] = await Promise.all(
    ['user.name', 'user.email'].map((setting) => git(['config', '--get', setting], { mayFail: true })),
  );
  const mailbox = plainWords(who);
  if (mailbox === '')
    throw new EditError('bad_name', 400, 'Write your name with letters, so that others know whom to ask.');
  const known = name?.out === who && email?.out ? email.out : undefined;
  return { name: who, email: known ?? `${mailbox}@staff.invalid` };
}

/** Lower-case words with hyphens; letters of all languages stay, those of Latin lose their accents. @param {string} text */
function plainWords(text) {
  const withoutAccents = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return slug(withoutAccents).replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
}

/** @param {{ message: string, branch: string, note?: string | undefined }} what */
export function commitMessage({ message, branch, note }) {
  const last = [...(note ? [`${trailers.note}: ${note}`] : []), `${trailers.draft}: ${branch}`];
  return `${message.replace(/\r\n?/g, '\n').trim()}\n\n${last.join('\n')}\n`;
}

/**
 * A commit's message without the trailers of the editor, and the note by itself.
 *
 * @param {string} contents
 * @returns {{ said: { message: string, note?: string }, isHandedOver: boolean }} `isHandedOver`: whether this editor made the commit
 */
export function readMessage(contents) {
  const parts = contents.trim().split('\n\n');
  const last = parts.at(-1)?.split('\n') ?? [];
  const value = (/** @type {string} */ name) =>
    last.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  if (parts.length < 2 || value(trailers.draft) === undefined)
    return { said: { message: contents.trim() }, isHandedOver: false };
  const note = value(trailers.note);
  const message = parts.slice(0, -1).join('\n\n');
  return { said: { message, ...(note !== undefined && { note }) }, isHandedOver: true };
}
