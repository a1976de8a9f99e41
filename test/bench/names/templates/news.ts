/** Headlines, reports and messages of our own: names without their first names, teams, offices, places as adjectives. */
export const NEWS: readonly string[] = `
{last} attacks {noun} plan
{last} says {noun} will be {past}
{last} to visit {country} after {noun} row
{last} and {last} clash over {noun}
{last} wins {noun} in {city}
{city} man {past} over {noun}
{city} police {past} a {noun}
{country} {past} {noun} deal with {country}
{org} cuts {num} jobs in {city}
{org} to buy {org} for {money}
{org} shares fall as {noun} {past}
{org} boss {person} quits
Why {org} {past} its {noun}
{org} {num} {org} {num}
{org} v {org}: {last} starts, {last} on the bench
{org} beat {org} {num}-{num} in {city}
{last} scored for {org} before {last} {past}.
{last} ({num}), {last} ({num})
{org} forward {person} {past} the {noun}.
{org} coach {last} said: "We {past} the {noun}."
The band {org} {past} their {noun} in {year}.
She sang with {org} and {org}.
He plays for {org} in {country}.
{person} signed with {org} in {year}, then moved to {org}.
breaking: {last} {past} by {noun} in {city}
RT @{handle}: {first} {past} my {noun} lol
@{handle} is {first} still with {org}?
I miss {first} in this {noun}
watching {org} on my {noun}
i hate {org}, my {noun} never works
my {org} {noun} {past} again
love the new {org} {noun}!!
posted a {noun} to {org}
{first} do a {noun} pls
With {first}, {first} and {first}! Mood: happy
happy bday {first} xx
{noun} with {first} at {org} tonight
Off to {city} w {first}
{NOUN} {NOUN} FOR {NOUN}
OMG THIS {NOUN} IS {NOUN}
President {last} and the {nationality} {noun} {past} the {noun} on Tuesday.
{nationality} Prime Minister {person} {past} the {noun}.
Foreign Minister {person} {past} {country}'s {noun}.
{nationality} forces {past} {org} near {city}.
The {noun} of {org} in {country} and {country} {past} {num} {noun}s.
{org} ({letters}) and {org} {past} a {noun} in {city}, {region}.
The {org} {past} the {noun} of {country}.
Members of the {org} {past} the {noun}.
A report by the {org} {past} the {noun}.
{person}, {role} of the {org}, {past} the {noun}.
The line from {city} to {city} was {past} by the {org}.
The {city} {noun} is in {region}, {num} km north of {city}.
He attended {org} and {org} before he {past} {org}.
By: /s/ {person} Name: {person} Title: {role}
{org} By: /s/ {person}
Attn.: {person} Address: {street}, {city}, {country}
{org}, a {region} corporation (the "Borrower")
{org}, a limited liability company organized under the laws of {country}
AND {org} (as the Lender)
the laws of {region}
`
  .trim()
  .split('\n');
