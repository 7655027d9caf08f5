import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PromptForm } from './prompt-form';

const render = (more: object = {}) =>
  renderToStaticMarkup(
    <PromptForm
      label="Your name"
      input={{ name: 'nickname', defaultValue: 'Ada', maxLength: 60 }}
      confirm="Save"
      busy="Saving"
      cancel="Cancel"
      pending={false}
      onSubmit={() => undefined}
      onCancel={() => undefined}
      {...more}
    />,
  );

describe('PromptForm', () => {
  it('labels its field, which is right until something is said of it', () => {
    const html = render();
    const id = /<label for="([^"]+)"/.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`<input [^>]*id="${id}"[^>]*value="Ada"`));
    expect(html).not.toContain('aria-invalid=');
    expect(html).not.toContain('aria-describedby');
  });

  it('describes the field by its hint and its error', () => {
    const html = render({ hint: 'A nickname will do.', error: 'Enter a name.' });
    const ids = /aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    const described = ids.map((id) => new RegExp(`<p id="${id}"[^>]*>([^<]*)`).exec(html)?.[1]);
    expect(described).toEqual(['A nickname will do.', 'Enter a name.']);
    expect(html).toContain('aria-invalid="true"');
  });

  it('says that it is at work', () => {
    expect(render({ pending: true })).toMatch(/<button type="submit" aria-disabled="true"[^>]*>Saving/);
    expect(render()).toMatch(/<button type="submit" aria-disabled="false"[^>]*>Save</);
  });

  it('looks dangerous where it is', () => {
    expect(render({ tone: 'danger' })).toContain('bg-bad');
    expect(render()).not.toContain('bg-bad');
  });
});
