// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '@/tests/support/components/component';
import { examReportAnswer } from '@/tests/support/exam-report/report';
import { translate } from '@/tests/support/site';
import { ReportPage } from './report-page.island';
// What the page loads on demand, ahead of the clock of the tests.
import './room/load-texts';
import './room/report-room';

const said = (key: string) => translate('en', 'report', key);
const { id } = examReportAnswer;
const links = { login: '/login', report: '/app/report', exam: '/app/exam' };

function drawPage() {
  const texts = { loading: said('loading'), failed: said('failed'), retry: said('retry') };
  render(<ReportPage locale="en" links={links} root="/" {...texts} />);
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', `/app/report/${id}`);
});

it('leads visitors to the login and back', () => {
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
  drawPage();
  expect(replace).toHaveBeenCalledWith(`/login?next=${encodeURIComponent(`/app/report/${id}`)}`);
});

it('asks for the report in the address', async () => {
  sessionStorage.setItem('det_i18n_token', 'token');
  const asked = answerCalls({ [`exam/${id}/report`]: { data: examReportAnswer } });
  drawPage();
  expect(screen.getByRole('status').textContent).toBe(said('loading'));
  expect(await screen.findByRole('region', { name: said('overall.title') })).toBeTruthy();
  expect(asked).toEqual([`exam/${id}/report`]);
});
