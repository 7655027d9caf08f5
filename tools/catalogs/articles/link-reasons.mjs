/** @typedef {import('./check-articles.mjs').Tools} Tools */
/** @typedef {import('./check-articles.mjs').Read} Read */
/** @typedef {import('./check-articles.mjs').Language} Language */
/** @typedef {{ line: number, text: string }} Placed */

/**
 * The address of a text: `/blog/skills/describe-a-photo`, `/tos`.
 *
 * @param {string} name of its file, `blog/skills/describe-a-photo.mdx`
 */
export function addressOf(name) {
  const [kind = '', ...rest] = name.replace(/\.mdx$/, '').split('/');
  return `/${(kind === 'blog' ? [kind, ...rest] : rest).join('/')}`;
}

/**
 * What a text of a language can link: the address of each page of this site, with the name of the file that its text stands in.
 *
 * @param {Tools} tools
 * @param {Map<string, string>} texts of the language
 * @returns {Map<string, string | undefined>}
 */
export function linkable({ linkedPages }, texts) {
  /** @type {Map<string, string | undefined>} */
  const pages = new Map([...linkedPages].map((path) => [path, undefined]));
  for (const name of [...texts.keys()].filter((one) => one.endsWith('.mdx'))) {
    const address = addressOf(name);
    // A legal text makes no page: it stands on one.
    if (!name.startsWith('legal/') || pages.has(address)) pages.set(address, name);
    if (name.startsWith('blog/')) {
      const parts = address.split('/').slice(0, -1);
      for (let end = 3; end <= parts.length; end += 1) pages.set(parts.slice(0, end).join('/'), undefined);
    }
  }
  return pages;
}

/** @param {string} link */
export const pageOfLink = (link) => link.replace(/[?#].*$/, '');

/**
 * @param {Tools} tools
 * @param {Read} own
 * @param {Language} language
 * @returns {{ line: number, reason: string }[]}
 */
export function linkReasons({ shape, today, hosts }, own, { pages, read }) {
  /** @param {string} link @returns {string | undefined} */
  const reasonOf = (link) => {
    const path = ownPath(link, hosts);
    if (path !== undefined)
      return `The link ${link} leads to this site: write ${path}, which keeps the reader’s language and works wherever the site runs.`;
    if (/^(https:\/\/|mailto:)/.test(link)) return undefined;
    if (!/^[/#]/.test(link))
      return `The link ${link} should begin with https:// or, for a page of this site, with /.`;
    const page = pageOfLink(link);
    if (page !== '' && !pages.has(page)) return `There is no page ${link} in this language.`;
    const [, section] = link.split('#', 2);
    const target = page === '' ? own : read.get(pages.get(page) ?? '');
    if (target?.head.draft === true && own.head.draft !== true)
      return `The page ${link} is a draft, which visitors do not get: link it when it is out.`;
    if (target && isLater(target, own, today))
      return `The page ${link} waits for ${target.head.published}: link it from a text that is out on that day or later.`;
    if (section === undefined || target === undefined) return undefined;
    const ids = /** @type {string[]} */ (shape.sectionsOf(target.tree));
    return ids.some((id) => id === section || encodeURI(id) === section)
      ? undefined
      : `There is no section ${link}; there are ${ids.map((id) => `#${id}`).join(', ') || 'none'}.`;
  };
  return [
    ...shape.linksOf(own.tree).flatMap((/** @type {Placed} */ { line, text }) => {
      const reason = reasonOf(text);
      return reason === undefined ? [] : [{ line, reason }];
    }),
    ...relatedOf(own).flatMap((path) =>
      pages.get(`/blog/${path}`) === undefined
        ? [{ line: 1, reason: `There is no related post ${path} in this language.` }]
        : [],
    ),
  ];
}

/**
 * How a link is written that names this site by its whole address; undefined for any other.
 * @param {string} link @param {ReadonlySet<string>} hosts
 */
function ownPath(link, hosts) {
  const url = /^https?:/i.test(link) && URL.canParse(link) ? new URL(link) : undefined;
  if (!url || !hosts.has(url.hostname)) return undefined;
  return `${url.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/'}${url.search}${url.hash}`;
}

/** @param {Read} target @param {Read} own @param {string} today */
function isLater({ head: { published } }, own, today) {
  const { published: out = today } = own.head;
  return typeof published === 'string' && published > today && published > String(out);
}

/** @param {Read} read @returns {string[]} */
export function relatedOf({ head }) {
  return Array.isArray(head.related) ? head.related : [];
}
