import { parseLenient } from '@/shared/api/parseLenient';
import type { IsolatedSimulation } from '@mocks/http/inPage';
import { allCalls, type Json } from './calls';
import { isList, pathWithoutIndices, replaceAt, type FieldPath } from './oddFields';

/** Code that leaves a mark on the window if a text is executed. */
const code = 'window.planted=1';
const markup = [
  `<script>${code}</script>`,
  `<img src=x onerror=${code}>`,
  `<svg/onload=${code}>`,
  `<svg><animate onbegin=${code} attributeName=x></svg>`,
  `<body onload=${code}>`,
  `<iframe src="javascript:${code}"></iframe>`,
  `<iframe srcdoc="<script>parent.${code}</script>"></iframe>`,
  `<object data="javascript:${code}"></object>`,
  `<embed src="javascript:${code}">`,
  `<a href="javascript:${code}">x</a>`,
  `<form action="javascript:${code}"><button>x</button></form>`,
  `<input autofocus onfocus=${code}>`,
  `<details open ontoggle=${code}>`,
  `<video><source onerror=${code}></video>`,
  `<math href="javascript:${code}">x</math>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<link rel="stylesheet" href="https://evil.example/x.css">`,
  `<style>@import "https://evil.example/x.css"</style>`,
  `<template><script>${code}</script></template>`,
];
const wrappings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `"'>${text}`,
  (text) => `</title></textarea>${text}`,
  (text) => text.toUpperCase().replaceAll('WINDOW.PLANTED', 'window.planted'),
  (text) => text.replaceAll('<', '\\u003c'),
  (text) => text.replaceAll('<', '&lt;'),
];
const addresses = [
  `javascript:${code}`,
  `JaVaScRiPt:${code}`,
  `java\tscript:${code}`,
  ` javascript:${code}`,
  `data:text/html,<script>${code}</script>`,
  `vbscript:${code}`,
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  'http://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example\\x',
  'https:evil.example',
  'https://user@evil.example/',
  'https://evil.example:99999/',
  '/en_US/../../x',
  '/%2f%2fevil.example',
  '?redirect=//evil.example',
  '#<img src=x onerror=alert(1)>',
  'mailto:x@evil.example',
];
const templates = [
  '{{constructor.constructor("window.planted=1")()}}',
  '{{brand}} {{count}}',
  '$t(common.retry)',
  '$t(shell.{{x}})',
  '${window.planted=1}',
  '#{7*7}',
  '<%= 7*7 %>',
  '%s %d %n',
  '{0}',
  '[object Object]',
];
const names = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'then', 'undefined', 'null', 'NaN'];
const json = [
  '{"__proto__":{"planted":1}}',
  '{"constructor":{"prototype":{"planted":1}}}',
  '{"toJSON":"x"}',
  '[[[[[[[[[[]]]]]]]]]]',
  '{"a":',
  '{"jumpLink":"javascript:window.planted=1"}',
  '{"id":1e999}',
  '"\\u0000"',
  'true',
  '[]',
];
const numbers = ['1e999', '-0', '-1', '0x1f', '9'.repeat(400), '.', '1,000.5', '٣', '１２', 'Infinity'];
const strings = [
  '',
  ' ',
  '\u0000',
  '\r\nSet-Cookie: a=b',
  '\u202eevil',
  '\u2066\u2069',
  '\u200b\u200d\ufeff',
  '\ud800',
  'e\u0301\u0302\u0303'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(20),
  'x'.repeat(10_000),
  'ﷺ'.repeat(50),
  '=cmd|"/c calc"!A1',
  '@SUM(1+1)',
  "' OR 1=1 --",
  '../../../etc/passwd',
  '%00%0d%0a',
  '\u2028\u2029',
  'ẞ'.repeat(30),
  '\t\t\t',
];

/** Hostile texts: markup and addresses that would run code or lead to another site, and texts that break parsers and layouts. */
export const payloads: readonly string[] = [
  ...new Set([
    ...markup.flatMap((text) => wrappings.map((wrap) => wrap(text))),
    ...addresses,
    ...templates,
    ...names,
    ...json,
    ...numbers,
    ...strings,
  ]),
];

/** Whether the contract allows any text in a field of a response. */
const freeTextFields = new Map<string, boolean>();

/** An exchange that injects payloads in turn wherever the contract allows any text in a response; `planted` records those sent. */
export function hostileExchange(own: IsolatedSimulation, planted: string[]): IsolatedSimulation {
  return {
    ...own,
    transport: async (request) => {
      const answer = await own.transport(request);
      if (!answer.headers.get('content-type')?.includes('json')) return answer;
      const envelope: { readonly data: Json } = await answer.json();
      return Response.json(
        { ...envelope, data: hostileData(new URL(request.url).pathname, envelope.data, planted) },
        { status: answer.status },
      );
    },
  };
}

/** The data of a response with payloads in the texts that the contract leaves open. */
export function hostileData(call: string, data: Json, planted: string[]): Json {
  const endpoint = allCalls.find(({ path }) => path === call);
  if (!endpoint) return data;
  const isFreeText = (path: FieldPath): boolean => {
    const field = `${call} ${pathWithoutIndices(path)}`;
    const isAllowed =
      freeTextFields.get(field) ??
      parseLenient(
        endpoint.data,
        replaceAt(data, path, () => '<b>'),
      ).deviations.length === 0;
    freeTextFields.set(field, isAllowed);
    return isAllowed;
  };
  const plant = (value: Json, path: FieldPath): Json => {
    if (isList(value)) return value.map((item, index) => plant(item, [...path, String(index)]));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plant(item, [...path, name])]));
    if (typeof value !== 'string' || !isFreeText(path)) return value;
    const payload = payloads[planted.length % payloads.length] ?? '';
    planted.push(payload);
    return payload;
  };
  return plant(data, []);
}
