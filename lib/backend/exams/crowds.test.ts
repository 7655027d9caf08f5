import { expect, it } from 'vitest';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnBothDatabases } from '@/tests/doubles/backend/databases';
import { recordings } from '@/tests/doubles/backend/exam-answers';
import { begunExam, examAt, examSite } from '@/tests/doubles/backend/exams';
import type { TestBackend } from '@/tests/doubles/backend/test-backend';

/** A recording of which the first bytes come, and the rest once it is let go on. */
function slowRecording(site: TestBackend, token: string, { exam, seq }: { exam: string; seq: number }) {
  let taken = 0;
  let goOn = () => undefined as void;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        taken += 1;
        if (taken === 1) return stream.enqueue(recordings.webm);
        await held;
        stream.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = {
    ...{ method: 'POST', body, duplex: 'half' },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'audio/webm' },
  };
  const request = new Request(`http://localhost/api/v1/exam/${exam}/recording?seq=${seq}`, init);
  return { status: site.backend.fetch(request).then((answer) => answer.status), taken: () => taken, goOn };
}

describeOnBothDatabases('an account that asks for everything at the same moment', (prepare) => {
  it('is served in turn and refused what is too much, and holds nobody else up', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter } = await begunExam(site, token);
    const bob = await registerUser(site, 'bob@example.com');
    const crowd = Array.from({ length: 150 }, () => sitter.stand());
    const others = Array.from({ length: 3 }, () => site.call('/exam', { token: bob }));
    for (const other of others) expect((await other).status).toBe(200);
    const answers = await Promise.all(crowd);
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('1');
    expect(site.logged.join('')).toContain('"limit":"exam-turn"');
    expect((await sitter.answer(0, true)).status).toBe(200);
  });

  it('has nothing read that no exam of its own waits for', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step } = await examAt(site, token, 'speakAboutThePhoto');
    const bob = await registerUser(site, 'bob@example.com');
    const sent = [
      slowRecording(site, bob, { exam: sitter.id, seq: step.seq }),
      slowRecording(site, token, { exam: sitter.id, seq: step.seq + 1 }),
    ];
    expect(await Promise.all(sent.map(({ status }) => status))).toEqual([404, 409]);
    expect(sent.map(({ taken }) => taken())).toEqual([0, 0]);
  });

  it('has two recordings read at once', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step } = await examAt(site, token, 'speakAboutThePhoto');
    const send = () => slowRecording(site, token, { exam: sitter.id, seq: step.seq });
    const two = [send(), send()];
    await expect.poll(() => two.map(({ taken }) => taken())).toEqual([2, 2]);
    const third = send();
    expect(await third.status).toBe(429);
    expect(third.taken()).toBe(0);
    // Meanwhile the exam goes on.
    expect((await sitter.answer(step.seq, { recording: `seq-${step.seq}` })).status).toBe(200);
    for (const { goOn } of two) goOn();
    expect(await Promise.all(two.map(({ status }) => status))).toEqual([200, 200]);
    expect((await sitter.hear(step.seq)).status).toBe(200);
  });

  it('hears a recording and reads a report often enough, and not without end', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step } = await examAt(site, token, 'speakAboutThePhoto');
    await sitter.record(step.seq, recordings.webm);
    await sitter.end();
    for (let turn = 0; turn < 40; turn += 1) expect((await sitter.hear(step.seq)).status).toBe(200);
    expect((await sitter.hear(step.seq)).status).toBe(429);
    expect((await sitter.report()).status).toBe(200);
    const { db } = site.backend.deps;
    await db
      .updateTable('rate_limits')
      .set({ points: 60 })
      .where('key', 'like', 'exam-report-user:%')
      .execute();
    expect((await sitter.report()).status).toBe(429);
    site.pass(10 * 60_000);
    expect((await sitter.hear(step.seq)).status).toBe(200);
    expect((await sitter.report()).status).toBe(200);
  });
});
