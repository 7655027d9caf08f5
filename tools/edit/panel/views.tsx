import type { ReactNode } from 'react';
import { FindView } from './find/find-view';
import { HandOverView } from './handover/hand-over-view';
import { HistoryView } from './history/history-view';
import { ListsView } from './lists/lists-view';
import { PagesView } from './longer/pages-view';
import { StateView } from './state/state-view';
import type { PickedText } from './text/at-place';
import { TextView } from './text/text-view';
import { UnseenView } from './unseen/unseen-view';

export interface ViewProps {
  /** What lies at the place last pointed at; undefined before. */
  picked: readonly PickedText[] | undefined;
}

/** The parts of the panel: a further one is a row here. `id` stands in addresses. */
export const views: readonly { id: string; name: string; View: (props: ViewProps) => ReactNode }[] = [
  { id: 'text', name: 'Text', View: TextView },
  { id: 'pages', name: 'Pages', View: PagesView },
  { id: 'find', name: 'Find', View: FindView },
  { id: 'state', name: 'State', View: StateView },
  { id: 'unseen', name: 'Unseen', View: UnseenView },
  { id: 'lists', name: 'Lists', View: ListsView },
  { id: 'history', name: 'History', View: HistoryView },
  { id: 'handover', name: 'Hand over', View: HandOverView },
];
