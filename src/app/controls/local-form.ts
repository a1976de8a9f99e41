/**
 * The `action` of every form with a field; none of these forms is ever submitted. Chromium sends the fields of a
 * form to content-autofill.googleapis.com unless it is a search form, which it recognises by this path. The rule:
 * form_qualifiers.cc in components/autofill/core/browser of Chromium.
 */
export const LOCAL_ACTION = './search';

/** The `form` of fields that stand alone: that of the app, which has this action too. */
export const LOCAL_FORM = 'fields';
