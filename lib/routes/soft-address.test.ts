import { describe, expect, it } from 'vitest';
import { softAddress, type Click, type FollowedLink } from './soft-address';

const origin = 'https://www.example.com';

const click: Click = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

const link = (address: string, attributes: Record<string, string> = {}): FollowedLink => {
  const { href, origin: own } = new URL(address, origin);
  return { href, origin: own, target: attributes.target ?? '', hasAttribute: (name) => name in attributes };
};

describe('softAddress', () => {
  it.each(['/courses', '/', '/de/pricing', '/login?next=%2Fpricing%3Fbuy%3Dmonth', '/courses#reading'])(
    'lets the router follow %s, query and fragment included',
    (address) => expect(softAddress(click, link(address), origin)).toBe(origin + address),
  );

  it.each([
    ['with Command', { metaKey: true }],
    ['with Control', { ctrlKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt, which saves', { altKey: true }],
    ['by the middle button', { button: 1 }],
    ['by the right button', { button: 2 }],
    ['that an island has dealt with', { defaultPrevented: true }],
  ])('leaves a click %s to the browser', (_name, part) => {
    expect(softAddress({ ...click, ...part }, link('/courses'), origin)).toBeUndefined();
  });

  it.each(['_blank', 'other', '_top'])('leaves a link to the window %s to the browser', (target) => {
    expect(softAddress(click, link('/courses', { target }), origin)).toBeUndefined();
  });

  it('takes a link to the window it stands in', () => {
    expect(softAddress(click, link('/courses', { target: '_self' }), origin)).toBe(`${origin}/courses`);
  });

  it('leaves a download to the browser, named or not', () => {
    expect(softAddress(click, link('/courses', { download: '' }), origin)).toBeUndefined();
    expect(softAddress(click, link('/courses', { download: 'course' }), origin)).toBeUndefined();
  });

  it('keeps a path that looks like another site on this one', () => {
    const address = `${origin}//evil.example/`;
    expect(softAddress(click, link(address), origin)).toBe(address);
  });

  it.each([
    'https://evil.example/courses',
    'http://www.example.com/',
    'mailto:help@example.com',
    '//evil.example/',
  ])('leaves %s, which is another origin, to the browser', (address) =>
    expect(softAddress(click, link(address), origin)).toBeUndefined(),
  );
});
