// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from './field';
import { Problems } from './problems';

it('gives an input its label, and its hint and error as what describes it', () => {
  render(
    <Field id="code" label="Code" hint="Six digits" error="Not one of ours">
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Code');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Six digits',
    'Not one of ours',
  ]);
});

it('describes an input by nothing that is not there, and says of a drawn one only what script shows', () => {
  render(
    <>
      <Field id="plain" label="Plain">
        {(control) => <input {...control} />}
      </Field>
      <Field id="drawn" label="Drawn" error={<Problems of={[{ key: 'missing', text: 'Write something' }]} />}>
        {(control) => <input {...control} />}
      </Field>
    </>,
  );
  expect(screen.getByLabelText('Plain').hasAttribute('aria-describedby')).toBe(false);
  const drawn = screen.getByLabelText('Drawn');
  expect(drawn.hasAttribute('aria-invalid')).toBe(false);
  const error = document.getElementById(drawn.getAttribute('aria-describedby') ?? '');
  // showProblems (components/contact/drawn-form.ts) looks for them there.
  expect(error?.querySelector<HTMLElement>(':scope > [data-problem=missing]')?.hidden).toBe(true);
});
