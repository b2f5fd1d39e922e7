import { defineCall, fileAnswer } from '../../../engine/core/contract/define-call.ts';
import { integer, json, list, object, oneOf, string, typed } from '../../../engine/core/contract/field.ts';
import type { Comparison } from './comparison.ts';

const id = integer({ min: 1 });
const module = string({ max: 200, optional: true });
const mayRead = { kind: 'permission', nodes: ['/techzones/apitest/test'] } as const;
const mayRun = { kind: 'permission', nodes: ['/techzones/apitest/test#runAll'] } as const;
const mayAccept = { kind: 'permission', nodes: ['/techzones/apitest/compile'] } as const;

/** A test case beside one of its snapshots, the latest where none is named. */
export const compareCase = defineCall({
  name: 'Admin.ApiTest.Compare',
  access: mayRead,
  parameters: { id, snapshot: integer({ min: 1, optional: true }) },
  answer: json(typed<Comparison>()),
});

/** What a snapshot holds is what the case expects from now on. Answers 409 where that would not do either. */
export const acceptSnapshot = defineCall({
  name: 'Admin.ApiTest.Accept',
  access: mayAccept,
  parameters: { snapshot: id },
  answer: json(typed<Comparison>()),
});

/** The test cases of a module, or all of them, in the order they were made. */
export const listCases = defineCall({
  name: 'Admin.ApiTest.Cases',
  access: mayRead,
  parameters: { module },
  answer: { cases: list(object({ id, name: string(), service: string() })) },
});

/** Runs some test cases and answers when they are through. */
export const runSome = defineCall({
  name: 'Admin.ApiTest.Run',
  access: mayRun,
  parameters: { ids: list(id, { min: 1, max: 50 }) },
  answer: { results: list(object({ id, outcome: oneOf(['failed', 'successful']), took: integer(), failures: string({ nullable: true }) })) },
});

/** The state of test cases as a file. */
export const downloadReport = defineCall({
  name: 'Admin.ApiTest.Report',
  access: mayRead,
  parameters: { ids: list(id, { max: 10_000, optional: true }), module, format: oneOf(['html', 'junit'], { default: 'html' }) },
  answer: fileAnswer(),
});

/** Runs the test cases of a module, or all of them. Answers 409 where one has failed, so that a task that makes it becomes an exception. */
export const runModule = defineCall({
  name: 'Task.Test.RunModule',
  access: mayRun,
  parameters: { module },
  answer: { total: integer(), successful: integer() },
});
