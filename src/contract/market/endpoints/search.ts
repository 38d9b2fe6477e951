import * as z from 'zod/mini';
import { endpoint } from '../../endpoint';
import { Recommendation, SearchRequest, SearchResult } from '../schema/search';

export const searchResult = endpoint('market.searchResult', {
  method: 'GET',
  path: '/hk-web/market/search/result',
  access: 'public',
  query: SearchRequest,
  data: SearchResult,
  assumed: 'that this call returns the search result is not shown',
});

export const searchResultByPost = endpoint('market.searchResultByPost', {
  method: 'POST',
  path: '/hk-web/market/search/result',
  access: 'public',
  changesState: false,
  body: SearchRequest,
  data: SearchResult,
  assumed: 'body and response are not shown; the same search by POST',
});

export const searchPopular = endpoint('market.searchPopular', {
  method: 'GET',
  path: '/hk-web/market/search/popular',
  access: 'public',
  data: z.array(Recommendation),
  assumed: 'only the path is shown, no field of the response',
});

export const searchRecommend = endpoint('market.searchRecommend', {
  method: 'GET',
  path: '/hk-web/market/search/recommend',
  access: 'public',
  data: z.array(Recommendation),
  assumed: 'the path is not shown; placed beside the other search calls',
});
