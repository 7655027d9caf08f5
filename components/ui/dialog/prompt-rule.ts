export interface PromptRule {
  pattern?: RegExp;
  /** Says what is wrong with a value; undefined when nothing is. */
  validate?: (value: string) => string | undefined;
  message?: string;
}

/** What is wrong with a value; undefined when it can be sent. The pattern has to fit all of it, as in HTML. */
export function promptError(
  value: string,
  { pattern, validate, message = '' }: PromptRule,
): string | undefined {
  const fits = pattern === undefined || new RegExp(`^(?:${pattern.source})$`, pattern.flags).test(value);
  return fits ? validate?.(value) : message;
}
