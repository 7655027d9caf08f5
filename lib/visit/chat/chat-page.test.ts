// @vitest-environment happy-dom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { answerChat, chatAddress } from './chat-page';
import type { ChatSettings } from './settings';

const crisp: ChatSettings = {
  provider: 'crisp',
  id: 'site-1',
  url: 'https://go.crisp.chat/chat/embed/',
  locale: 'zh',
  region: 'zh_CN',
  optIn: false,
};
const chatwoot: ChatSettings = { ...crisp, provider: 'chatwoot', url: 'https://chat.example.com/widget' };

afterEach(() => localStorage.clear());

/** A frame with a window that notes what is posted to it. */
function chatFrame(settings: ChatSettings) {
  const frame = document.createElement('iframe');
  const post = vi.fn();
  const contentWindow = { postMessage: post } as unknown as Window;
  Object.defineProperty(frame, 'contentWindow', { value: contentWindow });
  onTestFinished(answerChat(frame, settings));
  const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data,
        origin: 'https://chat.example.com',
        source: contentWindow,
        ...from,
      }),
    );
  return { post, say };
}

const loaded = 'chatwoot-widget:{"event":"loaded","config":{"authToken":"token-1"}}';

it('opens Crisp’s page in the language of the site', () => {
  expect(chatAddress(crisp)).toBe('https://go.crisp.chat/chat/embed/?website_id=site-1&locale=zh');
});

it('opens Chatwoot’s page, and the conversation that there is', () => {
  expect(chatAddress(chatwoot)).toBe('https://chat.example.com/widget?website_token=site-1');
  chatFrame(chatwoot).say(loaded);
  expect(chatAddress(chatwoot)).toBe(
    'https://chat.example.com/widget?website_token=site-1&cw_conversation=token-1',
  );
});

it('answers Chatwoot’s page with the language, and no other window', () => {
  const { post, say } = chatFrame(chatwoot);
  say(loaded, { origin: 'https://evil.example' });
  say(loaded, { source: window });
  say('chatwoot-widget:{');
  say('chatwoot-widget:{"event":"toggleBubble"}');
  say({ event: 'loaded' });
  expect(post).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
  say(loaded);
  const [message, origin] = post.mock.calls[0] ?? [];
  expect(origin).toBe('https://chat.example.com');
  expect(JSON.parse(String(message).replace('chatwoot-widget:', ''))).toMatchObject({
    event: 'config-set',
    locale: 'zh_CN',
  });
});

it('leaves Crisp’s page alone, which has its language in the address', () => {
  const { post, say } = chatFrame(crisp);
  say(loaded, { origin: 'https://go.crisp.chat' });
  expect(post).not.toHaveBeenCalled();
});
