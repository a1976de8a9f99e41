/** Runs in every new document: notes what the Content-Security-Policy refuses. */
export function watchRefusals(): void {
  window.refused = [];
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    window.refused.push(`${violatedDirective} ${blockedURI} in ${sourceFile}:${lineNumber}`),
  );
}
