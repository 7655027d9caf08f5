import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { sceneNames, scenePhoto, type SceneName } from '@/lib/questions/scenes';

export function ScenePhoto({ scene, locale }: { scene: string; locale: Locale }) {
  const t = useTranslations('correction-room.shown');
  const name = sceneNames.find((one) => one === scene);
  const shows = useShows(name, locale);
  if (!name) return null;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- its inline style is against the content security policy
    <img
      src={scenePhoto(name)}
      alt={shows === undefined ? '' : t('photo', { alt: shows })}
      width={480}
      height={320}
      className="block h-auto w-full max-w-md rounded-control border border-line"
    />
  );
}

function useShows(name: SceneName | undefined, locale: Locale): string | undefined {
  const [shows, setShows] = useState<string>();
  useEffect(() => {
    if (!name) return;
    let current = true;
    (
      import(`@/messages/${locale}/scenes.json`) as Promise<{ default: Readonly<Record<SceneName, string>> }>
    ).then(
      ({ default: texts }) => current && setShows(texts[name]),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [name, locale]);
  return shows;
}
