/** Characters with the names that LaTeX (with amsmath, amssymb) has for them. */
const names = `
α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda μ mu
ν nu ξ xi π pi ϖ varpi ρ rho ϱ varrho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega
Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega
∑ sum ∏ prod ∐ coprod ∫ int ∬ iint ∭ iiint ∮ oint ∯ oiint ∰ oiiint ⋃ bigcup ⋂ bigcap ⋁ bigvee ⋀ bigwedge
⨁ bigoplus ⨂ bigotimes ⨀ bigodot ⨄ biguplus ⨆ bigsqcup
± pm ∓ mp × times ÷ div ⋅ cdot ∙ bullet ∗ ast ⋆ star ∘ circ ⊕ oplus ⊖ ominus ⊗ otimes ⊘ oslash ⊙ odot
∩ cap ∪ cup ⊎ uplus ⊓ sqcap ⊔ sqcup ∧ wedge ∨ vee ∖ setminus ≀ wr † dagger ‡ ddagger
≤ leq ≥ geq ≠ neq ≈ approx ≡ equiv ∼ sim ≃ simeq ≅ cong ≪ ll ≫ gg ≺ prec ≻ succ ∝ propto ≐ doteq ≜ triangleq
∈ in ∉ notin ∋ ni ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ⊊ subsetneq ⊥ perp ∥ parallel ∣ mid ⊢ vdash ⊨ models
→ to ← leftarrow ↔ leftrightarrow ↑ uparrow ↓ downarrow ⇒ Rightarrow ⇐ Leftarrow ⇔ Leftrightarrow ↦ mapsto
⟶ longrightarrow ⟵ longleftarrow ⟹ Longrightarrow ⟺ Longleftrightarrow ↪ hookrightarrow ⇌ rightleftharpoons
∞ infty ∂ partial ∇ nabla ∀ forall ∃ exists ∄ nexists ∅ emptyset ¬ neg ∠ angle △ triangle □ square ℏ hbar ℓ ell
ℜ Re ℑ Im ℵ aleph ∴ therefore ∵ because … ldots ⋯ cdots ⋮ vdots ⋱ ddots ′ prime ° degree
⟨ langle ⟩ rangle ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil ‖ Vert
ℝ mathbb{R} ℕ mathbb{N} ℤ mathbb{Z} ℚ mathbb{Q} ℂ mathbb{C}
`;

const words = names.trim().split(/\s+/);
const commands = new Map<string, string>();
for (let index = 0; index < words.length; index += 2) commands.set(words[index] ?? '', `\\${words[index + 1]}`);
for (const character of '{}#$%&') commands.set(character, `\\${character}`);
commands.set('\\', '\\backslash').set('~', '\\sim').set('−', '-').set('–', '-').set('\u2061', '').set('\u00a0', ' ');

/** Functions that LaTeX sets upright by a command of their own. */
const FUNCTIONS =
  /^(arccos|arcsin|arctan|arg|cos|cosh|cot|coth|csc|deg|det|dim|exp|gcd|hom|inf|ker|lg|lim|liminf|limsup|ln|log|max|min|Pr|sec|sin|sinh|sup|tan|tanh)$/;

/** Letters of one style that Unicode keeps apart for mathematics (block 1D400): LaTeX has them by the letter. */
const STYLED_LETTERS = /[\u{1d400}-\u{1d7ff}]/gu;

/** Text of an equation in LaTeX. `^` and `_` stay: in an equation in linear format they mean scripts. */
export const symbols = (text: string): string =>
  joinLatex([...text.replace(STYLED_LETTERS, (letter) => letter.normalize('NFKC'))].map((c) => commands.get(c) ?? c));

/** A function's name as LaTeX wants it. */
export const functionName = (name: string): string => (FUNCTIONS.test(name) ? `\\${name}` : `\\operatorname{${name}}`);

/** Whether LaTeX has a command for the function. */
export const isFunction = (name: string): boolean => FUNCTIONS.test(name);

/** Pieces of LaTeX in a row: a command's name ends before a letter. */
export function joinLatex(pieces: readonly string[]): string {
  let joined = '';
  let last = '';
  for (const piece of pieces) {
    if (piece === '') continue;
    joined += /\\[A-Za-z]+$/.test(last) && /^[A-Za-z]/.test(piece) ? ` ${piece}` : piece;
    last = piece;
  }
  return joined;
}
