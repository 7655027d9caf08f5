import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { SplitSection } from '@/components/ui/split-section';
import type { CallData } from '@/lib/api/contract/calls';
import { hasCode } from '@/lib/api/errors';
import { loadApi } from '@/lib/session/api';
import { failureWords } from '../home/failure-words';
import { useDates, useHome } from '../home/home';
import { PartState } from '../home/part-state';
import type { Part } from '../home/own-calls';
import { useCameBack } from '../proof/again';
import { Ask } from '../proof/ask';
import { needsProof, ProofDialog } from '../proof/proof-dialog';
import { useLoaded } from '../forms/use-loaded';
import { RecoveryCodes } from './recovery-codes';

type Change = 'start' | 'renew' | 'off';

type View =
  | { kind: 'asking'; change: 'renew' | 'off' }
  | { kind: 'proving'; change: Change }
  | { kind: 'setUp'; begun: CallData<'startTwoStep'> }
  | { kind: 'codes'; codes: readonly string[] };

const place = 'two-step-title';
const loadSetUp = () => import('./set-up');

/** Nothing where the API does not know of it. */
export function TwoStepPart({ factors }: { factors: Part<CallData<'factors'>> }) {
  const home = useHome();
  const { t } = home;
  const queries = useQueryClient();
  const [view, setView] = useState<View>();
  const [said, setSaid] = useState<{ words: string; more?: string; bad?: true }>();
  const setUp = useLoaded(view?.kind === 'setUp', loadSetUp);
  useCameBack(place);
  if (factors.state === 'unknownCall') return null;

  const refresh = () => void queries.invalidateQueries({ queryKey: ['factors'] });
  const close = () => setView(undefined);
  /** A dialog leaves also after it has done its work: then another view has taken its place. */
  const leave = (kind: View['kind']) => setView((now) => (now?.kind === kind ? undefined : now));

  const change = async (what: Change, password?: string) => {
    const body = password === undefined ? {} : { password };
    const api = await loadApi();
    if (what === 'start') return setView({ kind: 'setUp', begun: await api.call('startTwoStep', { body }) });
    if (what === 'renew') {
      const { recoveryCodes } = await api.call('renewRecoveryCodes', { body });
      setView({ kind: 'codes', codes: recoveryCodes });
    } else {
      await api.call('endTwoStep', { body });
      setSaid({ words: t('factors.twoStep.offDone') });
      close();
    }
    refresh();
  };
  /** Does it, or asks for a proof first. @returns what is to be said where it did not work */
  const attempt = async (what: Change): Promise<string | undefined> => {
    setSaid(undefined);
    try {
      await change(what);
    } catch (error) {
      if (needsProof(error)) setView({ kind: 'proving', change: what });
      else if (hasCode(error, 'factor_changed')) onChanged();
      else return failureWords(home, error);
    }
    return undefined;
  };
  const onChanged = () => {
    setSaid({ words: t('factors.twoStep.changed'), bad: true });
    close();
    refresh();
  };
  const start = async () => {
    const failure = await attempt('start');
    if (failure !== undefined) setSaid({ words: failure, bad: true });
  };
  const words = {
    start: { title: t('factors.twoStep.start'), confirm: t('factors.step.submit') },
    renew: { title: t('factors.twoStep.renewTitle'), confirm: t('factors.twoStep.renew') },
    off: { title: t('factors.twoStep.offTitle'), confirm: t('factors.twoStep.off') },
  } as const;

  return (
    <SplitSection id="two-step" title={t('factors.twoStep.title')}>
      <p role="status" className={said?.bad ? 'mb-4 text-bad empty:hidden' : 'mb-4 text-good empty:hidden'}>
        {said?.words}
        {said?.more ? <span className="block">{said.more}</span> : null}
      </p>
      {factors.state !== 'known' ? (
        <PartState part={factors} />
      ) : factors.data.twoStep === null ? (
        <>
          <p className="max-w-prose">{t('factors.twoStep.lead')}</p>
          <button type="button" onClick={() => void start()} className={buttonClass('secondary', 'mt-5')}>
            {t('factors.twoStep.start')}
          </button>
        </>
      ) : (
        <On state={factors.data.twoStep} onAsk={(what) => setView({ kind: 'asking', change: what })} />
      )}
      {view?.kind === 'asking' ? (
        <Ask
          {...words[view.change]}
          busy={t('factors.step.busy')}
          tone={view.change === 'off' ? 'danger' : 'primary'}
          act={() => attempt(view.change)}
          onClose={close}
        >
          <p className="mt-4">
            {t(view.change === 'off' ? 'factors.twoStep.offExplain' : 'factors.twoStep.renewExplain')}
          </p>
        </Ask>
      ) : null}
      {view?.kind === 'proving' ? (
        <ProofDialog
          {...words[view.change]}
          busy={t('factors.step.busy')}
          place={place}
          act={(password) => change(view.change, password)}
          onClose={() => leave('proving')}
        />
      ) : null}
      {view?.kind === 'setUp' && setUp ? (
        <setUp.SetUp
          begun={view.begun}
          onDone={(codes) => {
            setSaid({ words: t('factors.twoStep.onDone'), more: t('app.sessions.ended') });
            void queries.invalidateQueries({ queryKey: ['sessions'] });
            setView({ kind: 'codes', codes });
            refresh();
          }}
          onChanged={onChanged}
          onClose={() => leave('setUp')}
        />
      ) : null}
      {view?.kind === 'codes' ? <RecoveryCodes codes={view.codes} onClose={close} /> : null}
    </SplitSection>
  );
}

interface OnProps {
  state: NonNullable<CallData<'factors'>['twoStep']>;
  onAsk: (change: 'renew' | 'off') => void;
}

function On({ state: { since, recoveryCodes }, onAsk }: OnProps) {
  const { t } = useHome();
  const { day } = useDates();
  return (
    <>
      {since === null ? null : <p>{t('factors.twoStep.on', { date: day(since) })}</p>}
      <p className="text-muted">{t('factors.twoStep.left', { count: recoveryCodes })}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" onClick={() => onAsk('renew')} className={buttonClass('secondary')}>
          {t('factors.twoStep.renew')}
        </button>
        <button type="button" onClick={() => onAsk('off')} className={buttonClass('caution')}>
          {t('factors.twoStep.off')}
        </button>
      </div>
    </>
  );
}
