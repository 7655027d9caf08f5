import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { Panel } from './panel';
import { AskingBeforeLeaving } from './saving/leaving';
import { SavingTexts } from './saving/saving';

/** The editor is on this machine: what it does not answer at once, it will not answer when it is asked again. */
const options = {
  queries: { retry: false, networkMode: 'always' },
  mutations: { retry: false, networkMode: 'always' },
} as const;

export function Shell() {
  const [client] = useState(() => new QueryClient({ defaultOptions: options }));
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <SavingTexts>
          <AskingBeforeLeaving>
            <Panel />
          </AskingBeforeLeaving>
        </SavingTexts>
      </QueryClientProvider>
    </StrictMode>
  );
}
