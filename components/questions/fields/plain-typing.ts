/** Fields help with nothing, as those of the test do not. */
export const plainTyping = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
} as const;
