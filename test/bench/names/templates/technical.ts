const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Names of products and formats: capitals that name nobody. */
export const PRODUCTS: readonly string[] = `
JavaScript TypeScript Python Java Kotlin Swift Rust Go Perl Ruby Scala Haskell Node Node.js Deno Bun React Angular Vue
Svelte Webpack Rollup Vite Babel ESLint Prettier Jest Mocha Cypress Playwright Docker Kubernetes Helm Terraform Ansible
Jenkins Git Subversion Linux Ubuntu Debian Fedora Windows Android Chrome Chromium Firefox Safari Edge WebKit Electron
Excel Word Outlook PowerPoint Acrobat Photoshop Postgres PostgreSQL MySQL SQLite Redis Kafka Elasticsearch Hadoop Spark
TensorFlow PyTorch NumPy Pandas Jupyter LaTeX Markdown Unicode Bluetooth Wi-Fi Ethernet Slack Jira Confluence Salesforce
Stripe Shopify WordPress Drupal Apache Nginx Tomcat Maven Gradle Composer Homebrew Yarn OpenSSL OAuth GraphQL Protobuf
WebAssembly PowerShell Bash Zsh Vim Emacs Xcode Eclipse IntelliJ Prometheus Grafana Kibana Sentry Lambda Cloudflare
`
  .trim()
  .split(/\s+/);

/** Code, shell, markup and technical prose of our own, without names. */
export const TECHNICAL: readonly string[] = lines(`
const {camel} = require('{camel}');
import {Camel} from './{camel}';
import * as {Camel} from '{camel}';
import { {Camel}, {Camel}, {camel} } from '@{noun}/{noun}';
export default class {Camel} extends {Camel} {
  constructor({camel}, options = {}) {
    super({camel});
    this.{camel} = {camel};
  return new {Camel}({camel}, { {camel}: true, {noun}: '{noun}' });
let {noun} = {camel}.{camel}({noun});
{camel}.{noun}.{camel}();
console.log({camel}.{noun}('{noun}'));
if ({camel} instanceof {Camel}) throw new {Camel}Error('{Noun} {noun}');
function {camel}({noun}: {Camel}, {noun}: string): Promise<{Camel}> {
type {Camel} = '{noun}' | '{noun}' | {Camel};
interface {Camel} { {noun}: {Camel}; {noun}?: number }
def {noun}_{noun}(self, {noun}=None):
class {Camel}({Camel}):
from {noun}.{noun} import {Camel}
{noun} = {Camel}.from_{noun}({noun})
public static void {camel}({Camel} {noun}) {
SELECT {noun}, {noun} FROM {noun}s WHERE {noun} = '{Noun}';
INSERT INTO {Noun} VALUES ({num}, '{noun}');
$ {noun} --{noun}={noun} -{Acronym} {noun}.txt
$ npm install --save-dev {noun}-{noun}
$ cat {noun}.txt | {noun} > {noun}.{noun}
$ git clone https://github.com/{noun}/{noun}.git
docker run -it {noun}/{noun}:latest
cd {noun}/{noun} && make install
  "{noun}": "{noun}",
  "{camel}": { "{noun}": {num}, "{noun}": ["{Noun}", "{Noun}"] },
{noun}: {Noun}
{noun}:\\t{noun}
<{noun} {noun}="{Noun}">{Noun} {Noun}</{noun}>
<td>{Noun}</td>
<th>{Noun} {Noun}</th>
   <td>{num}</td>
<{Camel} {camel}={ {camel} } />
| {Noun} | {Noun} | {noun} |
| --- | --- | --- |
| \`{camel}\` | {noun} | The {noun} of the {noun}. |
- [{Noun} {Noun}](#{noun}-{noun})
- **{Noun}**: {noun} of the {noun}
* \`{Camel}\` - the {noun}, see [{Camel}](https://{noun}.org/{noun})
## {Noun}
### {Noun} {Noun}
# {camel}
# {Product} {Noun}
> {Noun} of {Product}
// {Noun} the {noun}
/* {Camel} {noun} */
/** Returns the {Camel} of {noun}. */
@param {{Camel}} {noun} the {noun}
[{Camel}]: https://{noun}.com
![{Noun}](https://img.{noun}.io/{noun}.svg)
{Product} and {Product} are supported.
{Product} {num}.{num} or later is required, {Product} is optional.
It works with {Product}, {Product} and {Product}.
Unlike {Product}, {Camel} does not need a {noun}.
Use {Product} to build the {noun}, then deploy it with {Product}.
The {Product} {noun} was moved to {Product}.
This module works in {Product}, in {Product} and in the browser.
{Camel} is a {noun} for {Product}.
{Camel}'s {noun} is faster than that of {Product}.
Updated {Product} from v{num} to v{num}.
Fixed a bug in {Camel} where {noun}s were lost ({Camel}, {Camel}).
Thanks to {Product} the {noun} takes no {noun}.
See {Camel}.{camel} for details.
{Camel}.prototype.{camel}
{camel}#{camel}
{Noun}-{Noun}
{Noun}/{Noun}
{Acronym}-{num} {Noun}
{Noun} {Acronym} ({Acronym})
{Noun} Exception in thread "{noun}"
[{time}] INFO {Camel} - {Noun} {noun}
Warning: {camel}() is deprecated, use {camel}() instead
Let {Acronym} be the {noun} of {Noun}. Then {noun} = {num}.
Theorem {num}. Every {noun} is a {noun}.
The {Noun} equation gives the {noun} of the {noun}.
The {Noun} Effect
The {Noun} method of {noun}
Experiment {num}: {Noun} and {Noun}
Figure {num}. {Noun} {noun} versus {noun} ({Acronym}).
Women and {Noun} in {Noun} {Noun}
Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
Mon\\tTue\\tWed\\tThu\\tFri\\tSat\\tSun
Reading {Noun} Writing {Noun}
    {Camel},
    {Acronym}{Noun},
  {Camel}Error,
{num}. {Product}
{num}. {Noun}
- {Product}
- {Product} {num}
* {Camel}
{Product} is a {noun} for {noun}s.
{Camel} is a {noun} that {past} {noun}s.
Currently {Camel} supports {noun} {num}.
The module and {Acronym}s are {past}.
support for {Acronym}, {Acronym}, and {Product}.
  --{noun} {NOUN}  {noun} {noun}
usage: {noun} [-h] [--{noun} {NOUN}] {NOUN} {noun}
  -{noun} {NOUN}, --{noun} {NOUN}   {noun} of {noun}
[{Noun}](/{NOUN}.md)
import { {camel} } from '{noun}'; // {Noun} {Noun}
using {Camel} with {Product}
# {Camel}
# {Noun}
{Camel}
{Product}
pro-
{noun}-
{noun}lem of the {noun}
class {Any} extends {Any} {}
{any}.{any}('{any}', {num});
  --{any} {ANY}  {any} {noun}
usage: {noun}.js [-h] [--{any} {ANY}] {any} [{any} ...]
{ {any}: '{num}', {any}: [ '{Any}', '{any}' ] }
context.write('{any}');
  {Any},
  {Any}: {any},
new {Any}({any});
{any} {ANY} {any} {any}
\`{Any}\` or \`{ANY}\`
Support for {Acronym}, {Acronym}, and {Product}
Pass the objects to {Product} or {Product} when the {noun} is {past}.
available as part of the {Product} Subscription ({Product}).
Report it to {Product}. {Product} will coordinate the fix.
## 📊 {Noun}s
## 🚀 {Noun}
- [x] {Product}: {noun}
[{Product}](https://{noun}.dev) | [{Product}](https://{noun}.io)
  - "{noun}" {noun}
cmake -G "{Product} {Noun}s" -D{NOUN}=ON
    $ make -j{num} {noun}
{NOUN}_{NOUN}={any}
export {NOUN}="{any}"
{Product} is not affiliated with {Product}.
{Product} CLI
{Product} for {Product}
### {Product} vs. {Product}
**{Product}** is written in {Product}.
{Noun} Mode, {Noun} Mode and {Noun} Mode
Click {Noun} > {Noun} {Noun} > {Noun}.
{Noun} ({Acronym}), {Noun} ({Acronym})
v{num}.{num}.{num} ({date})
* fix({noun}): {noun} {past} the {noun} (#{num})
* {Noun} {noun} for {Product} by default
| {Product} | {num} ms | {num} MB |
{Product}\t{num}\t{num}
Default: \`{any}\`. Type: \`{Camel}\`.
throws {Camel}Error if {noun} is {any}
GET /{noun}/{any} HTTP/1.1
Content-Type: application/{noun}
{noun}@{num}.{num}.{num} node_modules/{noun}
git checkout -b {noun}/{any}
The {Camel} {noun}, the {Camel} {noun} and the {Product} {noun}.
Chapter {num}. {Noun} {Noun} and the {Noun}
The Return of the {Noun}
A Guide to {Noun} {Noun} in {Product}
How {Noun}s {Noun} {Noun}s
Why {Noun} Matters
{Noun} Design, {Noun} Control, and {Noun} Theory
`).map((line) => line.replaceAll('\\t', '\t'));
