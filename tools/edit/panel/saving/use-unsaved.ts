import { useSyncExternalStore } from 'react';
import { onUnsaved, unsaved, type Unsaved } from './unsaved';

export const useUnsaved = (): Unsaved => useSyncExternalStore(onUnsaved, unsaved);
