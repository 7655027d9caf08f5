import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AudioLines, PenLine } from '@/components/ui/icon/icons';
import { Row, rowLinkClass } from '@/components/ui/rows';
import { clock } from '@/lib/i18n/clock';
import { isTraining, questionTypes } from '@/lib/questions/types';
import { History } from '../history/history';
import { draftedTypes } from '../order/drafts';
import { modes, typesFor, type RoomTask } from '../order/room-types';
import { LeftLine, NoneLeft } from './credits';
import type { RoomLinks, Standing } from './given';
import { Head, PlaceLink } from './head';

interface LobbyProps {
  standing: Standing;
  links: RoomLinks;
}

export function Lobby({ standing, links }: LobbyProps) {
  const t = useTranslations('correction-room.choose');
  return (
    <>
      <p className="mt-3 max-w-prose text-lead text-muted">{useTranslations('correction-room')('lead')}</p>
      <div className="mt-6">
        <Head>{t('title')}</Head>
        {standing.left === 0 ? null : (
          <div className="mt-2">
            <LeftLine left={standing.left} />
          </div>
        )}
      </div>
      {standing.left === 0 ? <NoneLeft links={links} /> : <Choice />}
      <History standing={standing} />
    </>
  );
}

function Choice() {
  const t = useTranslations('correction-room.choose');
  const [begun] = useState(draftedTypes);
  return (
    <div className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
      {modes.map((mode) => {
        const Icon = mode === 'write' ? PenLine : AudioLines;
        return (
          <section key={mode} data-tint={mode === 'write' ? 'writing' : 'speaking'} aria-labelledby={mode}>
            <h3 id={mode} className="flex items-center gap-2.5 text-lg font-bold text-tint-strong">
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {t(mode)}
            </h3>
            <ul className="dense-rows mt-1">
              {typesFor(mode).map((type) => (
                <TypeRow key={type} type={type} isBegun={begun.includes(type)} />
              ))}
              {mode === 'write' ? <OwnRow isBegun={begun.includes('own')} /> : null}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function TypeRow({ type, isBegun }: { type: RoomTask; isBegun: boolean }) {
  const t = useTranslations('correction-room.choose');
  const times = useTimes(type);
  return (
    <Row
      level={4}
      name={
        <PlaceLink to={{ at: 'order', type }} className={rowLinkClass}>
          <span lang="en">{questionTypes[type].name}</span>
        </PlaceLink>
      }
      line={isBegun ? t('draft') : isTraining(type) ? `${times} · ${t('training')}` : times}
    />
  );
}

function useTimes(type: RoomTask): string {
  const t = useTranslations('correction-room.choose');
  const limits: { prepare?: number; answer: number; followUp?: number } = questionTypes[type].limits;
  const { prepare = 0, answer, followUp } = limits;
  const times = { prepare: clock(prepare), time: clock(answer) };
  if (followUp !== undefined) return t('two', { ...times, followUp: clock(followUp) });
  return prepare > 0 ? t('prepared', times) : t('answer', times);
}

function OwnRow({ isBegun }: { isBegun: boolean }) {
  const t = useTranslations('correction-room.choose');
  return (
    <Row
      level={4}
      name={
        <PlaceLink to={{ at: 'order', type: 'own' }} className={rowLinkClass}>
          {t('own')}
        </PlaceLink>
      }
      line={isBegun ? t('draft') : t('ownLine')}
    />
  );
}
