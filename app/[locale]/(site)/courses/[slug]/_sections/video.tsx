import { useLocale, useTranslations } from 'next-intl';
import { Play } from '@/components/ui/icon/icons';
import { Section } from '@/components/ui/section';
import type { Course } from '@/lib/site/courses';
import { useLessonText } from '@/lib/site/use-lesson-text';
import { videoOf } from '@/lib/site/videos';
import { VideoPlayer } from './video-player.island';

export function LessonVideo({ course }: { course: Course }) {
  const t = useTranslations('video');
  const locale = useLocale();
  const name = useLessonText()(course.key, 'name');
  const video = videoOf(course.key);
  if (!video) return null;
  const time = timeOf(video.seconds);
  const own = video.kind === 'file';
  return (
    <Section id="video" title={t('title')} lead={t('lead')} tone="sunken">
      <div className="max-w-3xl">
        <VideoPlayer
          source={
            own ? { src: video.src, poster: video.poster, captions: course.slug } : { youtube: video.id }
          }
          locale={locale}
          play={t('play', { name })}
          label={t('player', { name })}
        >
          {video.poster === undefined ? null : (
            // eslint-disable-next-line @next/next/no-img-element -- its inline style is against the content security policy
            <img
              src={video.poster}
              alt=""
              width={1280}
              height={720}
              loading="lazy"
              decoding="async"
              className="absolute inset-0 size-full"
            />
          )}
          <span className="absolute start-[5.625%] bottom-[8%] inline-flex min-h-11 items-center gap-2 rounded-control bg-action px-5 font-semibold text-on-action group-hover:bg-action-hover">
            <Play aria-hidden="true" className="size-5" />
            <span className="tabular-nums">{time}</span>
          </span>
        </VideoPlayer>
        <p className="mt-4 text-sm text-muted">
          {own ? t('facts', { time }) : `${t('length', { time })} ${t('foreign')}`}
        </p>
        <a
          href={own ? video.src : `https://www.youtube.com/watch?v=${video.id}`}
          className="mt-2 hidden min-h-11 items-center text-action underline underline-offset-4 noscript:inline-flex"
        >
          {t('file')}
        </a>
      </div>
    </Section>
  );
}

function timeOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
