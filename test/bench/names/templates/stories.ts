const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Sentences about people and organisations with any verb and noun, in past tense. */
export const STORIES: readonly string[] = lines(`
{first} {past} {first}.
{first} {past} the {noun}.
"{Noun} the {noun}!" {past} {first}.
"Why a {noun}?" asked {first}, and {first} {past}.
"I {past} the {noun}," {first} told {first}.
{first} and {first} {past} the {noun}.
Both {last} and {last} {past}.
{last} or {last}: who {past} the {noun}?
{first}, {first} and {first} {past} a {noun}.
{person} {past} {person} in the {noun}.
{person} {past} his {noun} and {past} her {noun}.
{person} never {past} the {noun}, but {first} did.
Then {first} {past}, and the {noun} {past}.
When the {noun} {past}, {first} {past} too.
Later {last} {past} a {noun} near {city}.
They {past} {first} a {noun}.
She {past} {first}'s {noun}.
He {past} the {noun} of {person}.
The {noun} {past} {person}.
The {noun} by {person} was {past}.
A {noun} like {last}'s is rare.
A {noun} from {person} {past} {org}.
Good night, {first}.
Stop that, {first}!
You know what, {first}? I {past} it.
{first}: where is my {noun}?
{first}: I {past} your {noun}.
{PERSON}: You {past} the {noun}!
Friends know him as {first}.
The {noun} was named {first}.
Her name is {person}.
Is {first} a {noun}?
Nobody but {first} {past} a {noun}.
According to {first}, {first} {past} too.
The {noun} was painted by {person} for {org}.
A {last} {noun} was {past} in {year}.
Architect {person} {past} the {noun} of {org}.
{Noun} {person} {past}: "We {past} the {noun}."
{org} {noun} {person} {past} the {noun}.
{org} {past} a {noun}.
{org} {past} {org} in {year}.
{org} is the largest {noun} of {country}.
{org} was founded in {city} by {person}.
{org} makes {noun}s and {noun}s.
In {year} {org} {past} its {noun}s.
After school {first} joined {org} in {city}, then {org}.
{person} worked for {org}, formerly {org}.
{person} left {org} for {org}.
{person} of {org} {past} the {noun}.
She is employed by {org} and he by {org}.
The shop of {org} on {street} is closed.
Parcels for {org} go to {street}, {city}.
{org}\n{street}\n{zip} {city}
{person}\n{org}\n{street}, {city}, {country}\nTel. {phone}
> Dear {first},\n> the {noun} is at {org}.\n> {person}
> {person}\n> {org}\n> {street}\n> {zip} {city}
{person}\n{city}\n{country}
{city}\n{country}
{street}\n{city}\n{country} {zip}
Her letter to {org} {past} the {noun}.
I ordered a {noun} from {org}.
Has {org} {past} the {noun}?
{org}'s {noun} {past}.
The new {noun} of {org} and {org} {past} this week.
Customers of {org} {past} the {noun}.
The bus from {city} {past}.
His aunt in {city} {past} the {noun}.
She is from {country} but {first} is from {country}.
The {noun} of {country} {past} the {noun}.
Nothing ever {past} in {city}!
{title} {last} {past} to {city} on Tuesday.
{title} {last} and {title} {last} {past} a {noun}.
How far is {city}?
{city} {past} its {noun} in {year}.
A {noun} from {city} {past} {person}.
A {nationality} {noun} {past} in {city}.
{person} MD {past} the {noun}.
Dr {person} PhD {past} {noun}s.
{person}, {role}
{role} {person}
The {noun} and {first}
{first} {past}? {first} {past}!
my {noun} {first} {past} to {city}
i {past} {first} at {org}
`).map((line) => line.replaceAll('\\n', '\n'));
