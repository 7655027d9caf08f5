'use client';

import { useState, type ReactNode } from 'react';
import { isOwnDocument } from '@/lib/browser/own-document';
import { localeTable } from '@/lib/i18n/locale-table';
import { locales, type Locale } from '@/lib/i18n/locales';

/** A film of the site's own, with the name that its captions have, or the id of a video at YouTube. */
type Source = { src: string; poster: string; captions: string } | { youtube: string };

interface VideoPlayerProps {
  source: Source;
  locale: Locale;
  play: string;
  label: string;
  children: ReactNode;
}

const box = 'relative block aspect-video w-full overflow-hidden rounded-card border border-line bg-tint';

/** A button that becomes the video. Nothing of the video is asked for before. */
export function VideoPlayer({ source, locale, play, label, children }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const start = () => {
    // YouTube is let in by the policy of this page, and by that of no other which led here.
    if ('youtube' in source && !isOwnDocument()) window.location.reload();
    else setPlaying(true);
  };
  if (!isPlaying) {
    return (
      <button
        type="button"
        aria-label={play}
        onClick={start}
        className={`${box} group cursor-pointer noscript:hidden`}
      >
        {children}
      </button>
    );
  }
  if ('youtube' in source) {
    return (
      <iframe
        ref={focus}
        src={`https://www.youtube-nocookie.com/embed/${source.youtube}?autoplay=1&cc_load_policy=1&rel=0`}
        title={label}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        className={box}
      />
    );
  }
  return (
    <video
      ref={begin}
      src={source.src}
      poster={source.poster}
      aria-label={label}
      controls
      autoPlay
      playsInline
      preload="none"
      // On a phone, captions and controls are as high as a third of the picture: they have a place of their own below it.
      className={`${box} max-sm:aspect-4/3 max-sm:object-top`}
    >
      {locales.map((one) => (
        <track
          key={one}
          kind={one === 'en' ? 'captions' : 'subtitles'}
          src={`/captions/${one}/${source.captions}.vtt`}
          srcLang={localeTable[one].lang}
          label={localeTable[one].name}
          default={one === locale}
        />
      ))}
    </video>
  );
}

/** The button that had the focus is gone. */
function focus(element: HTMLElement | null) {
  element?.focus();
}

/** Safari plays with sound only what a script starts while the button is being pressed. */
function begin(video: HTMLVideoElement | null) {
  focus(video);
  // Where it may not, its own button is there.
  video?.play().catch(() => undefined);
}
