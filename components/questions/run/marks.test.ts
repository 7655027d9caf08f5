// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isWorking } from '@/lib/deployment/work';
import { emptyMarks, markQuestion, noteTyped } from './marks';

function question(kind: string) {
  document.body.innerHTML = `<form data-question="q" data-kind="${kind}"><textarea></textarea></form>`;
  const form = document.querySelector('form') ?? expect.fail('no form');
  const text = document.querySelector('textarea') ?? expect.fail('no text');
  const type = (value: string) => {
    text.value = value;
    noteTyped(form);
  };
  const finish = () => {
    markQuestion(form, [text.value]);
    form.dataset.state = 'done';
  };
  return { form, type, finish };
}

it('what is changed in a text after it was kept is work that a reload would lose, until it is kept again', () => {
  const { form, type, finish } = question('write');
  type('A first sentence.');
  expect(isWorking()).toBe(true);
  finish();
  expect(isWorking()).toBe(false);
  type('A first sentence. And a second.');
  expect(isWorking()).toBe(true);
  finish();
  expect(isWorking()).toBe(false);
  type('Something else.');
  form.reset();
  emptyMarks(form);
  expect(isWorking()).toBe(false);
});
