import { stringify } from 'yaml';

/** The most columns that narrow lists show of a name, and letters that an address takes. */
const most = { name: 34, address: 60 };

/** @param {string} title @param {string} today `YYYY-MM-DD` */
export function template(title, today) {
  const values = {
    title,
    description:
      'Say in one or two sentences what a reader knows or can do after this post. Search results show 60 to 160 letters of it.',
    name: shortened(title, most.name),
    published: today,
    updated: today,
    draft: true,
  };
  return `---\n${stringify(values, { lineWidth: 0, singleQuote: true })}---\n${body}`;
}

const body = `
Say first what the reader gets here, in two or three sentences.

## The first thing to know

Write short paragraphs. A link to a page of this site is written like this: [prices](/pricing).

<Note>

A box like this is for the one thing that nobody may miss.

</Note>

## What to do next

- One step in each line
- The next step
`;

/**
 * @param {string} title
 * @returns {string} lower-case words with hyphens; empty where the title has no Latin letters or digits
 */
export function slugOf(title) {
  const words = title
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return shortened(words.join(' '), most.address).replaceAll(' ', '-');
}

/** @param {string} text @param {number} length */
function shortened(text, length) {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1).replace(/\s\S*$/, '');
  return cut.slice(0, length).replace(/[\s,:;–-]+$/, '');
}
