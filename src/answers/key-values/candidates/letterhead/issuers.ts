/** What the issuer of a document goes by: the company itself, or its part in a sale. */
export const ISSUERS = ['company', 'seller', 'issuer', 'shop'] as const;
