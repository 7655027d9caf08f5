import { useQuery } from '@tanstack/react-query';
import { keepPractice } from '@/lib/practice/keep';
import { useHome } from './home';

export function KeptLine() {
  const { t, user } = useHome();
  const { data: keeps } = useQuery({
    queryKey: ['practice'],
    enabled: !user.temp,
    // Not known is no answer that a query may have.
    queryFn: async () => (await keepPractice()) ?? false,
  });
  return keeps ? <p className="text-muted">{t('app.keeps')}</p> : null;
}
