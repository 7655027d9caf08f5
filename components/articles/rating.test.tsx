// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, answerWith, draw } from '@/tests/support/components/component';
import { catalog, translate } from '@/tests/support/site';
import { Rating } from './rating';

const texts = catalog('en', 'blog').rating;
const path = 'skills/describe-a-photo';
const choose = (value: number) =>
  fireEvent.click(
    screen.getByRole('radio', { name: translate('en', 'blog', 'rating.value', { value: String(value) }) }),
  );
const mean = (rate: string, votes: number) =>
  translate('en', 'blog', 'rating.mean', { rate, votes, count: String(votes) });

/** An answer that waits for its moment. */
function held(data: unknown) {
  let come = () => {};
  const promise = new Promise<Response>((resolve) => {
    come = () => resolve(Response.json({ data }));
  });
  return { answer: () => promise, come };
}

it('sends one vote at a time, and of those chosen meanwhile the newest', async () => {
  const first = held({ rate: 1, count: 1 });
  const asked = answerWith(first.answer, answers.data({ rate: 5, count: 1 }));
  draw(<Rating path={path} />, 'en', ['blog']);
  for (const value of [1, 2, 3, 4, 5]) choose(value);
  await waitFor(() => expect(asked).toHaveLength(1));
  first.come();
  await screen.findByText(`${texts.thanks} ${mean('5', 1)}`);
  expect(asked.map(({ body }) => body)).toEqual([
    { path, rate: 1 },
    { path, rate: 5 },
  ]);
});

it('sends no vote again that was changed and changed back, and takes another one after it', async () => {
  const first = held({ rate: 4, count: 1 });
  const asked = answerWith(first.answer, answers.data({ rate: 2, count: 1 }));
  draw(<Rating path={path} />, 'en', ['blog']);
  for (const value of [4, 5, 4]) choose(value);
  first.come();
  await screen.findByText(`${texts.thanks} ${mean('4', 1)}`);
  expect(asked).toHaveLength(1);
  choose(2);
  await screen.findByText(`${texts.thanks} ${mean('2', 1)}`);
  expect(asked).toHaveLength(2);
});

it('says of a newest vote that could not be kept that it was not, whatever became of the one before', async () => {
  const first = held({ rate: 4, count: 1 });
  answerWith(first.answer, answers.json(500, { message: 'No', code: 'internal' }));
  draw(<Rating path={path} />, 'en', ['blog']);
  choose(4);
  choose(3);
  first.come();
  await screen.findByText(`${texts.failed} ${mean('4', 1)}`);
});

it('says one vote and several votes as each language does', async () => {
  answerWith(answers.data({ rate: 4.5, count: 3 }));
  draw(<Rating path={path} />, 'ru', ['blog']);
  fireEvent.click(screen.getAllByRole('radio')[3] ?? document.body);
  await screen.findByText(/Средняя оценка: 4,5 из 5, 3 голоса\./);
});

it('tells no mean that the API holds back, and not that nobody has rated', async () => {
  answerWith(answers.data({ rate: 0, count: 7 }));
  draw(<Rating path={path} />, 'en', ['blog']);
  choose(4);
  await waitFor(() => expect(screen.getByRole('status').textContent?.trim()).toBe(texts.thanks));
});
