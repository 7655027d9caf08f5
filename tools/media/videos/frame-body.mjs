/**
 * @typedef {object} FilmCue
 * @property {import('../../../lib/site/videos').CueKey} key
 * @property {string} text as the catalog has it, with its tags
 * @property {string} [label] the heading it stands under
 * @property {number} start seconds
 */

/**
 * @typedef {object} Film
 * @property {string} name the lesson's
 * @property {string} section key of the part of the course, whose tint the film has
 * @property {string} sectionTitle
 * @property {string} method heading of the steps
 * @property {string} check heading of the check
 * @property {readonly FilmCue[]} cues
 * @property {number} seconds
 */

/**
 * @param {Film} film
 * @param {number} index of the cue
 * @param {{ poster?: boolean }} [options] the poster is the first picture with room for the button
 */
export function frameBody(film, index, { poster = false } = {}) {
  const cue = film.cues[index];
  if (cue === undefined) throw new Error(`A film has no cue ${index}`);
  const isTitle = cue.key === 'name';
  return `
    <header>${isTitle ? '' : `<b>${plain(film.name)}</b><span>${plain(film.sectionTitle)}</span>`}</header>
    <main>${isTitle ? title(film) : contentOf(film, index, cue)}</main>
    ${poster ? '' : ruler(film, index)}`;
}

/** @param {Film} film */
const title = ({ name, sectionTitle }) =>
  `<p class="kicker">${plain(sectionTitle)}</p><h1>${plain(name)}</h1><hr>`;

/** @param {Film} film @param {number} index @param {FilmCue} cue */
function contentOf(film, index, cue) {
  if (cue.key.startsWith('facts.')) return factRows(film, index);
  if (cue.key.startsWith('check.')) return checkRows(film, index);
  const [, step, part] = /^method\.(\d)\.(\w+)$/.exec(cue.key) ?? [];
  if (step === undefined) {
    const label = cue.key === 'method.lead' ? film.method : cue.label;
    return `${label === undefined ? '' : `<p class="kicker">${plain(label)}</p>`}${paragraph(cue.text)}`;
  }
  const heading = film.cues.find(({ key }) => key === `method.${step}.title`)?.text ?? '';
  return part === 'title'
    ? `<div class="step"><b class="number">${step}</b><h2>${marked(heading)}</h2></div>`
    : `<div class="step small"><b class="number">${step}</b><h2>${marked(heading)}</h2></div>${paragraph(cue.text)}`;
}

/** @param {Film} film @param {number} index */
function factRows({ cues }, index) {
  const rows = cues.flatMap(({ key, text, label = '' }, at) =>
    key.startsWith('facts.')
      ? [`<div class="${state(at, index)}"><dt>${plain(label)}</dt><dd>${marked(text)}</dd></div>`]
      : [],
  );
  return `<dl>${rows.join('')}</dl>`;
}

/** @param {Film} film @param {number} index */
function checkRows({ cues, check }, index) {
  const rows = cues.flatMap(({ key, text }, at) =>
    key.startsWith('check.') ? [`<li class="${state(at, index)}">${marked(text)}</li>`] : [],
  );
  return `<p class="kicker">${plain(check)}</p><ul>${rows.join('')}</ul>`;
}

/** @param {number} at @param {number} index */
const state = (at, index) => (at === index ? 'now' : at < index ? 'said' : 'to-come');

/** @param {string} text */
function paragraph(text) {
  const letters = text.replace(/<[^>]+>/g, '').length;
  const scale = letters <= 90 ? 'large' : letters <= 180 ? 'middle' : 'long';
  return `<p class="text ${scale}">${marked(text)}</p>`;
}

/** @param {Film} film @param {number} index */
function ruler({ cues, seconds }, index) {
  const width = 1136;
  const at = (/** @type {number} */ moment) => ((moment / seconds) * width).toFixed(1);
  const ticks = [...cues.map(({ start }) => start), seconds];
  const lines = ticks.map((tick) => `<path d="M${at(tick)} 4v12"/>`).join('');
  const end = at(ticks[index + 1] ?? seconds);
  return `<svg class="ruler" viewBox="-1 0 ${width + 2} 20" width="${width + 2}" height="20">
    <path d="M0 10H${width}"/>${lines}<path class="done" d="M0 10H${end}"/><circle cx="${end}" cy="10" r="5"/></svg>`;
}

/** @param {string} text */
const plain = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A catalog's text with its tags drawn; nothing else in it is markup. @param {string} text */
const marked = (text) =>
  plain(text)
    .replaceAll('&lt;en>', '<em>')
    .replaceAll('&lt;/en>', '</em>')
    .replace(/&lt;(\/?(?:del|ins))>/g, '<$1>');
