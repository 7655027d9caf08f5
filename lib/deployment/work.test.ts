// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { isWorking } from './work';

afterEach(() => document.body.replaceChildren());

function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

const field = <Field extends HTMLElement>(name: string) => document.querySelector(name) as Field;

describe('isWorking', () => {
  it('finds nothing on a page whose forms are as they came', () => {
    page(
      '<main><form><input value="ada@example.com"><textarea>Dear</textarea><select><option>a<option>b</select></form></main>',
    );
    expect(isWorking()).toBe(false);
  });

  it.each(['input', 'textarea'])('finds what was typed into a field of a form: %s', (name) => {
    page(`<form><${name}></${name}></form>`);
    field<HTMLInputElement>(name).value = 'Hello';
    expect(isWorking()).toBe(true);
    field<HTMLInputElement>(name).value = '';
    expect(isWorking()).toBe(false);
  });

  it('finds what was chosen from a list', () => {
    page('<form><select><option value="">Choose<option>one</select></form>');
    field<HTMLSelectElement>('select').selectedIndex = 1;
    expect(isWorking()).toBe(true);
  });

  it.each([
    ['a search', '<form><input type="search"></form>'],
    ['an answered question, which is kept', '<form data-state="right"><input></form>'],
    ['a field that belongs to no form', '<input>'],
  ])('leaves out %s', (_name, html) => {
    page(html);
    field<HTMLInputElement>('input').value = 'word';
    expect(isWorking()).toBe(false);
  });

  it.each(['data-recording', 'data-recorded', 'data-counting', 'data-work', 'role="timer"'])(
    'finds what marks itself by %s',
    (mark) => {
      page(`<div ${mark}></div>`);
      expect(isWorking()).toBe(true);
    },
  );
});
