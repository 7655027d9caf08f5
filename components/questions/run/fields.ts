export type Field = HTMLInputElement | HTMLSelectElement;

export const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>('input, select'),
];

export const textOf = (form: HTMLFormElement): HTMLTextAreaElement | null => form.querySelector('textarea');
