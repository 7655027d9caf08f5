/** The two answers to a string of letters, as they are named in the test, each with its key. */
export const choices = [
  { value: 'yes', name: 'Yes', key: 'y' },
  { value: 'no', name: 'No', key: 'n' },
] as const;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The answer that a key stands for; where letters of another script are typed, the key that has the letter in a Latin layout. */
export function choiceOf({ key, code, ctrlKey, metaKey, altKey }: Pressed): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const letter = /^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '');
  return choices.find((one) => one.key === letter.toLowerCase())?.value;
}
