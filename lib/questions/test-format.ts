import type { TypeRow } from './type-row';
import { questionTypes, type TypeKey } from './types';

export type TestType = TypeRow & { key: TypeKey } & Required<Pick<TypeRow, 'test'>>;

/** The question types of the official test, in the order of its manual. */
export const testTypes: readonly TestType[] = Object.entries<TypeRow>(questionTypes)
  .flatMap(([key, row]) => (row.test ? [{ ...row, key: key as TypeKey, test: row.test }] : []))
  .toSorted((one, other) => one.test.place - other.test.place);

/** Since when the test has the format that the texts describe, and when every row of it had last been looked at; ISO 8601. */
export const testFormat = {
  since: '2025-07-01',
  checked: Object.values(questionTypes)
    .map(({ checked }) => checked)
    .reduce((oldest, day) => (day < oldest ? day : oldest)),
  source: 'https://englishtest.duolingo.com',
};

const { listenAndType, speakAboutThePhoto, writeAboutThePhoto, interactiveWriting } = questionTypes;

/** The numbers of the format that texts say, as their arguments: how many dictations a test has, seconds to speak, minutes to write. */
export const formatNumbers = {
  min: listenAndType.test.count.min,
  max: listenAndType.test.count.max,
  seconds: speakAboutThePhoto.limits.answer,
  minutes: writeAboutThePhoto.limits.answer / 60,
  first: interactiveWriting.limits.answer / 60,
  followUp: interactiveWriting.limits.followUp / 60,
};
