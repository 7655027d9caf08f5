// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawPanel, field, preparePanel, screen, someTexts } from '../testing/draw';
import { FakeEditor } from '../testing/fake-editor';

preparePanel();

const proposal = {
  ...{ key: 'home.title', locale: 'de', text: 'Wisse deinen Wert', english: 'Know your score' },
  ...{ from: 'Kenne deinen Wert', model: 'some-model', at: '2026-11-28T09:30:00.000Z', faults: [] },
};

function connected(hash = '#page=/de&locale=de&key=home.title', ai = true) {
  const editor = new FakeEditor(someTexts());
  const session = editor.own.session!;
  editor.answers.session = async () => ({ ...((await session({})) as object), ai });
  let kept: object[] = [];
  editor.answers.proposals = ({ keys }) => {
    if (keys) kept = [proposal];
    return { proposals: kept, failed: [] };
  };
  editor.answers['proposals/discard'] = () => {
    kept = [];
    return { discarded: 1 };
  };
  editor.answers.state = () => ({
    ...{ missing: [{ key: 'home.title', english: 'x' }], english: [], stale: [], problems: [] },
  });
  return drawPanel(hash, editor);
}

const propose = () => screen.findByRole('button', { name: 'Let the machine propose a text' });

describe('a proposal of a machine', () => {
  it('is asked for, marked as one, and in the field only when somebody takes it', async () => {
    const { user, editor } = connected();
    await user.click(await propose());
    expect(await screen.findByText(/looked at by nobody yet/)).toBeTruthy();
    expect(screen.getByText('some-model')).toBeTruthy();
    expect((await field('German')).value).toBe('Kenne deinen Wert');
    await user.click(screen.getByRole('button', { name: 'Put it into the field' }));
    expect((await field('German')).value).toBe('Wisse deinen Wert');
    expect(editor.asked('save')).toEqual([]);
  });

  it('is discarded', async () => {
    const { user, editor } = connected();
    await user.click(await propose());
    await user.click(await screen.findByRole('button', { name: 'Discard it' }));
    expect(await propose()).toBeTruthy();
    expect(editor.asked('proposals/discard')).toEqual([{ keys: ['home.title'], locale: 'de' }]);
  });

  it('is asked for for what a language lacks, many at once', async () => {
    const { user, editor } = connected('#page=/de&locale=de&view=state');
    await user.click(await screen.findByRole('button', { name: /propose texts for 1 of these/ }));
    expect(await screen.findByText('Wisse deinen Wert')).toBeTruthy();
    expect(editor.asked('proposals')).toContainEqual({ keys: ['home.title'], locale: 'de' });
  });

  it('is nowhere without a connected service', async () => {
    const { editor } = connected(undefined, false);
    await field('German');
    await waitFor(() => expect(editor.asked('check').length).toBeGreaterThan(0));
    expect(screen.queryByRole('button', { name: /machine/ })).toBeNull();
    expect(editor.asked('proposals')).toEqual([]);
  });
});
