/**
 * The `action` of every form with a field for text, though none of them is ever sent. Chromium asks a server of its
 * maker (content-autofill.googleapis.com) about the fields of any form that is not a search; it knows a search by this
 * path. The rule: form_qualifiers.cc in components/autofill/core/browser of Chromium.
 */
export const LOCAL_ACTION = './search';
