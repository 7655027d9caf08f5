/** Names of values that are no words, by what stands in the file. @type {Readonly<Record<string, string>>} */
const labels = {
  id: 'Name in the file',
  vipId: 'Name in the accounts',
  createTime: 'Written on',
  nickname: 'Name',
  rate: 'Stars',
  perDollar: 'For one US dollar',
  said: 'What is said',
  about: 'Words it is about',
  instead: 'Another question, if something was said',
  frame: 'Sentence',
  hint: 'What gives it away',
  like: 'The real word',
  followUp: 'Second part',
  highlights: 'Words to be marked',
  idea: 'Main idea',
  titles: 'Title',
  missing: 'Missing sentence',
  complete: 'Sentences to complete',
  turns: 'What is said, and the replies',
};

/** What is said in the place of a value that stands for a form of a row. @type {Readonly<Record<string, string>>} */
export const optionNames = {
  null: 'None',
  unlimited: 'Without a limit',
  'real: true': 'A real word',
  'real: false': 'An invented word',
  'by: sound': 'It sounds like a word',
  'by: ending': 'Its ending',
  'by: verb': 'An ending of verbs',
  'by: beginning': 'Its beginning',
  'by: parts': 'Its beginning and its ending',
  'by: mix': 'It is two words in one',
};

/** What staff reads for the name of a value: `validDays` is “Valid days”. @param {string} name */
export function labelOf(name) {
  const words = name.replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`);
  return labels[name] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
