export interface PayTab {
  say: (title: string, text: string) => void;
  lead: (url: string) => void;
  close: () => void;
}

/**
 * Opens the tab while the browser still sees the click, before the address is known; null when the browser does not let it. The
 * page that will stand there cannot reach back to this one.
 */
export function openPayTab(lang: string): PayTab | null {
  const tab = window.open('about:blank', '_blank');
  if (!tab) return null;
  tab.opener = null;
  let leading = false;
  return {
    say(title, text) {
      if (leading) return;
      try {
        const { document } = tab;
        document.documentElement.lang = lang;
        document.title = title;
        document.body.style.cssText =
          'font: 1.125rem/1.6 system-ui, sans-serif; margin: 3rem auto; padding: 0 1rem; max-width: 32rem';
        document.body.textContent = text;
      } catch {
        // It stays blank for a moment.
      }
    },
    lead(url) {
      leading = true;
      tab.location.replace(url);
    },
    close: () => tab.close(),
  };
}
