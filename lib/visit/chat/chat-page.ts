import { textEntry } from '../../browser/storage';
import type { ChatSettings } from './settings';

/** What continues a conversation at Chatwoot, whose own script keeps it in a cookie of the page. */
const conversation = textEntry('localStorage', 'chat_conversation');

export function chatAddress({ provider, id, url, locale }: ChatSettings): string {
  const address = new URL(url);
  if (provider === 'crisp') {
    // https://help.crisp.chat/en/article/how-can-i-generate-the-direct-external-link-of-my-chatbox-174pche
    address.searchParams.set('website_id', id);
    address.searchParams.set('locale', locale);
    return address.href;
  }
  // https://github.com/chatwoot/chatwoot/blob/develop/app/javascript/sdk/IFrameHelper.js
  address.searchParams.set('website_token', id);
  const kept = conversation.read();
  if (kept) address.searchParams.set('cw_conversation', kept);
  return address.href;
}

const prefix = 'chatwoot-widget:';

/**
 * Answers Chatwoot's page when it has loaded: with the language, without which it shows no conversation. Other services need no
 * answer.
 *
 * @returns stops listening
 */
export function answerChat(frame: HTMLIFrameElement, { provider, url, region }: ChatSettings): () => void {
  if (provider !== 'chatwoot') return () => {};
  const { origin } = new URL(url);
  const onMessage = (message: MessageEvent) => {
    if (message.origin !== origin || message.source !== frame.contentWindow) return;
    const token = loadedToken(message.data);
    if (token === undefined) return;
    if (token) conversation.write(token);
    const settings = { event: 'config-set', locale: region, hideMessageBubble: true, position: 'left' };
    frame.contentWindow?.postMessage(prefix + JSON.stringify(settings), origin);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

/** What continues the conversation, of the message that the page has loaded; undefined for other messages. */
function loadedToken(data: unknown): string | undefined {
  if (typeof data !== 'string' || !data.startsWith(prefix)) return undefined;
  try {
    const { event, config } = JSON.parse(data.slice(prefix.length)) as {
      event?: unknown;
      config?: { authToken?: unknown };
    };
    if (event !== 'loaded') return undefined;
    return typeof config?.authToken === 'string' ? config.authToken : '';
  } catch {
    return undefined;
  }
}
