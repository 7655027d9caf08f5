export type Field = HTMLInputElement | HTMLSelectElement;

/** The fields of a question that is answered by choices or in gaps, in their order. */
export const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>('input, select'),
];

/** The field of a question that is answered in words, or in whose text one selects. */
export const textOf = (form: HTMLFormElement): HTMLTextAreaElement | null => form.querySelector('textarea');
