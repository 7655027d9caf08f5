import type { VideoObject, WithContext } from 'schema-dts';
import { facts } from '../site/facts';
import { lessonId } from './course';

/**
 * Where a lesson's video is: a file of the site with its poster, by paths below `public`, or a video of YouTube, whose own picture
 * stands for it where there is no poster.
 */
export type LessonVideo =
  | { kind?: 'file'; src: string; poster: string; seconds: number }
  | { kind: 'youtube'; id: string; poster?: string; seconds: number };

interface VideoPage {
  site: string;
  /** Absolute address of the lesson page. */
  url: string;
  /** As the page shows them; no two videos may have one name. */
  name: string;
  description: string;
  /** Day (`YYYY-MM-DD`) on which the lesson last changed. */
  modified?: string | undefined;
}

/**
 * The video of a lesson (https://developers.google.com/search/docs/appearance/structured-data/video): name, thumbnail and upload date
 * are required, the file or else the player is recommended. All lessons are spoken in English. The day of the upload is the
 * specification's; films made anew since then tell of later things, which the day of the last change says.
 */
export function videoData(
  { site, url, name, description, modified }: VideoPage,
  video: LessonVideo,
): WithContext<VideoObject> {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name,
    description,
    ...addresses(site, video),
    uploadDate: facts.course.videosUploaded,
    ...(modified !== undefined && { dateModified: `${modified}T00:00:00Z` }),
    duration: duration(video.seconds),
    inLanguage: 'en',
    isPartOf: { '@id': lessonId(url) },
  };
}

function addresses(site: string, video: LessonVideo) {
  return video.kind === 'youtube'
    ? {
        thumbnailUrl: video.poster ? site + video.poster : `https://i.ytimg.com/vi/${video.id}/hqdefault.jpg`,
        embedUrl: `https://www.youtube-nocookie.com/embed/${video.id}`,
      }
    : { thumbnailUrl: site + video.poster, contentUrl: site + video.src };
}

/** Seconds as ISO 8601: 83 is `PT1M23S`. */
function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return minutes > 0 ? `PT${minutes}M${whole % 60}S` : `PT${whole}S`;
}
