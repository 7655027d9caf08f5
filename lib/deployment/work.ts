/**
 * What marks work that a reload would lose: a recording, a question whose time is running, and whatever names itself. A part of a page
 * needs no more than the attribute `data-work` for as long as it must not be lost.
 */
const marks = '[data-work], [data-recording], [data-recorded], [data-counting], [role=timer]';

/** Answered questions keep what they were given; a search is quickly typed again. */
const fields = 'form:not([data-state]) :is(input:not([type=search], [type=hidden]), textarea, select)';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether something on this page is half done: text in a form that was not sent, a running test, a recording. */
export function isWorking(): boolean {
  return (
    document.querySelector(marks) !== null || [...document.querySelectorAll<Field>(fields)].some(isFilled)
  );
}

function isFilled(field: Field): boolean {
  return 'selectedIndex' in field ? field.selectedIndex > 0 : field.value !== field.defaultValue;
}
