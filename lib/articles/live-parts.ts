/** The tasks that a post can ask to be tried (`<Task type="…" />`), as the test calls them. */
export const taskNames = {
  speakAboutThePhoto: 'Speak About the Photo',
  writeAboutThePhoto: 'Write About the Photo',
  speakingSample: 'Speaking Sample',
  writingSample: 'Writing Sample',
  readThenSpeak: 'Read Then Speak',
} as const;

export const isTryable = (type: string): type is keyof typeof taskNames => type in taskNames;
