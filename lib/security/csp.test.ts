import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contentSecurityPolicy, developmentPolicy, readPagePolicies } from './csp';
import { noSources } from './tracker-sources';

const own =
  "default-src 'self'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; img-src 'self' data:; media-src 'self' blob:; font-src 'self'; worker-src 'self'; manifest-src 'self'; " +
  "connect-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const withGoogle =
  "default-src 'self'; script-src 'self' 'sha256-a' https://accounts.google.com/gsi/client; " +
  "style-src 'self' 'sha256-b' https://accounts.google.com/gsi/style; img-src 'self' data:; media-src 'self' blob:; font-src 'self'; worker-src 'self'; manifest-src 'self'; " +
  "connect-src 'self' https://accounts.google.com/gsi/ https://openidconnect.googleapis.com; " +
  "frame-src https://accounts.google.com/gsi/; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const withStripe =
  "default-src 'self'; script-src 'self' 'sha256-a' https://*.js.stripe.com https://js.stripe.com; " +
  "style-src 'self' 'sha256-b'; img-src 'self' data:; media-src 'self' blob:; font-src 'self'; worker-src 'self'; manifest-src 'self'; connect-src 'self' https://api.stripe.com; " +
  'frame-src https://*.js.stripe.com https://js.stripe.com https://hooks.stripe.com; ' +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

describe('contentSecurityPolicy', () => {
  it('allows nothing foreign without a Google client', () => {
    expect(contentSecurityPolicy(['sha256-a'], ['sha256-b'])).toBe(own);
    expect(contentSecurityPolicy(['sha256-a'], ['sha256-b'], { google: false })).toBe(own);
  });

  it('allows what signing in by Google and Stripe need side by side', () => {
    const policy = contentSecurityPolicy([], [], { google: true, stripe: true });
    expect(policy).toContain('https://accounts.google.com/gsi/client https://*.js.stripe.com');
    expect(policy).toContain('frame-src https://accounts.google.com/gsi/ https://*.js.stripe.com');
  });

  it('allows what signing in by Google needs, and only that', () => {
    expect(contentSecurityPolicy(['sha256-a'], ['sha256-b'], { google: true })).toBe(withGoogle);
  });
});

describe('readPagePolicies', () => {
  const buildFolder = (manifest?: string) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'csp-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    if (manifest !== undefined) writeFileSync(path.join(folder, 'csp-manifest.json'), manifest);
    return folder;
  };

  it('gives each page its hashes, with Google or without', () => {
    const folder = buildFolder('{"hashes":["sha256-a","sha256-b"],"pages":{"/en":{"s":[0],"t":[1]}}}');
    expect(readPagePolicies({ buildFolder: folder }).policyFor('/en')).toBe(own);
    expect(readPagePolicies({ buildFolder: folder, google: true }).policyFor('/en')).toBe(withGoogle);
    expect(readPagePolicies({ buildFolder: folder }).policyFor('/de')).toBeUndefined();
  });

  it('allows Stripe where something is bought, and nowhere else', () => {
    const page = '{"s":[0],"t":[1]}';
    const folder = buildFolder(
      `{"hashes":["sha256-a","sha256-b"],"pages":{"/en":${page},"/en/courses":${page},"/en/pricing":${page},"/de/duolingo-practice-test":${page},"/en/mock-exam":${page}}}`,
    );
    const { policyFor } = readPagePolicies({ buildFolder: folder, stripe: true });
    expect(policyFor('/en/courses')).toBe(own);
    expect(policyFor('/en')).toBe(withStripe);
    expect(policyFor('/en/pricing')).toBe(withStripe);
    expect(policyFor('/de/duolingo-practice-test')).toBe(withStripe);
    expect(policyFor('/en/mock-exam')).toBe(withStripe);
    expect(readPagePolicies({ buildFolder: folder }).policyFor('/en/pricing')).toBe(own);
  });

  it('allows YouTube where one of its videos may be played, and nowhere else', () => {
    const page = '{"s":[0],"t":[1]}';
    const folder = buildFolder(
      `{"hashes":["sha256-a","sha256-b"],"pages":{"/de/courses":${page},"/de/courses/some-lesson":${page}}}`,
    );
    const { policyFor } = readPagePolicies({
      buildFolder: folder,
      youtubePages: ['/courses/some-lesson'],
    });
    expect(policyFor('/de/courses')).toBe(own);
    expect(policyFor('/de/courses/some-lesson')).toBe(
      own.replace("frame-src 'none'", 'frame-src https://www.youtube-nocookie.com'),
    );
  });

  it('allows no tracker where visitors sign in or the address names a purchase, and the chat everywhere', () => {
    const page = '{"s":[0],"t":[1]}';
    const folder = buildFolder(
      `{"hashes":["sha256-a","sha256-b"],"pages":{"/en":${page},"/de/login":${page},"/en/oauth":${page},"/en/success":${page}}}`,
    );
    const { policyFor } = readPagePolicies({
      buildFolder: folder,
      trackers: { ...noSources, script: ['https://tracker.example'], img: ['https://tracker.example'] },
      chat: { ...noSources, frame: ['https://chat.example'] },
    });
    const withChat = own.replace("frame-src 'none'", 'frame-src https://chat.example');
    expect(policyFor('/de/login')).toBe(withChat);
    expect(policyFor('/en/oauth')).toBe(withChat);
    expect(policyFor('/en/success')).toBe(withChat);
    expect(policyFor('/en')).toBe(
      withChat
        .replace("'sha256-a'", "'sha256-a' https://tracker.example")
        .replace("img-src 'self' data:", "img-src 'self' data: https://tracker.example"),
    );
  });

  it('refuses a build without a manifest', () => {
    expect(() => readPagePolicies({ buildFolder: buildFolder() })).toThrow('csp-manifest.json');
  });
});

describe('developmentPolicy', () => {
  it('names Google only with a client', () => {
    expect(developmentPolicy()).not.toContain('google');
    expect(developmentPolicy({ google: true })).toContain('frame-src https://accounts.google.com/gsi/;');
  });
});
