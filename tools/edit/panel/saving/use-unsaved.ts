import { useSyncExternalStore } from 'react';
import { onUnsaved, unsaved, type Unsaved } from './unsaved';

/** All that is written and not saved, in parts of the panel. */
export const useUnsaved = (): Unsaved => useSyncExternalStore(onUnsaved, unsaved);
