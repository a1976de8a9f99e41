/**
 * The `action` of every form with a text field; none of these forms is ever submitted. Chromium sends the fields of a
 * form to content-autofill.googleapis.com unless it is a search form, which it recognises by this path. The rule:
 * form_qualifiers.cc in components/autofill/core/browser of Chromium.
 */
export const LOCAL_ACTION = './search';
