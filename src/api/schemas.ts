/** Every request and answer body of the API: they validate, type handlers and client, and make the OpenAPI document. */
export * from './schemas/answers.ts';
export * from './schemas/requests.ts';
