/**
 * The largest city of each area of American ZIP codes, by their first three digits; then other cities of 40,000 people or
 * more, by the last two. Compiled from the postal codes of GeoNames (CC BY 4.0) of March 2026.
 */
export const usZipCodes = `
005 Holtsville, NY
010 Chicopee, MA; Holyoke 40-41; Westfield 85-86
011 Springfield, MA
012 Pittsfield, MA
013 Greenfield, MA
014 Leominster, MA; Fitchburg 20
015 Shrewsbury, MA
016 Worcester, MA
017 Framingham, MA
018 Lowell, MA; Haverhill 30-32 35; Lawrence 40-43; Methuen 44
019 Lynn, MA; Beverly 15; Peabody 60-61; Salem 70-71
020 Franklin, MA
021 Boston, MA; Cambridge 38-42; Somerville 43-45; Malden 48; Everett 49; Revere 51; Medford 53 55; Quincy 69-71; Weymouth 88
022 Boston, MA; Cambridge 38; Quincy 69
023 Brockton, MA
024 Newton, MA; Brookline 45-46; Waltham 51-54; Arlington 74 76
025 Nantucket, MA
026 Barnstable, MA
027 New Bedford, MA; Attleboro 03; Fall River 20-24; Taunton 80 83
028 Warwick, RI; Pawtucket 60-62; Woonsocket 95
029 Providence, RI; Cranston 10 20-21; East Providence 14
030 Nashua, NH
031 Manchester, NH
032 Laconia, NH
033 Concord, NH
034 Keene, NH
035 Berlin, NH
037 Lebanon, NH
038 Dover, NH
039 York Beach, ME
040 Biddeford, ME
041 Portland, ME
042 Lewiston, ME
043 Augusta, ME
044 Bangor, ME
045 Bath, ME
046 Ellsworth, ME
047 Presque Isle, ME
048 Rockland, ME
049 Waterville, ME
050 Hartford, VT
051 Springfield, VT
052 Bennington, VT
053 Brattleboro, VT
054 Burlington, VT
055 Andover, MA
056 Barre, VT
057 Rutland, VT
058 Saint Johnsbury, VT
060 New Britain, CT; Bristol 10-11; Enfield 82-83
061 Hartford, CT; West Hartford 07 10 17 19 27 33 37; East Hartford 08 18 28 38
062 Windham, CT
063 Norwich, CT
064 Meriden, CT; Middletown 57 59; Milford 60-61; Shelton 84
065 New Haven, CT; Hamden 14 17-18; West Haven 16
066 Bridgeport, CT; Stratford 14-15
067 Waterbury, CT
068 Norwalk, CT; Danbury 10-11 13-14 16-17; Fairfield 24-25 28
069 Stamford, CT
070 Jersey City, NJ; Bayonne 02; Bloomfield 03; Clifton 11-15; East Orange 17-19; Hoboken 30; Kearny 32 99; Linden 36; North Bergen 47; West Orange 52; Parsippany 54; Passaic 55; Plainfield 60-63; Union 83; Union City 87; West New York 93
071 Newark, NJ; Irvington 11
072 Elizabeth, NJ
073 Jersey City, NJ
074 Wayne, NJ
075 Paterson, NJ
076 Hackensack, NJ; Teaneck 66
077 Marlboro, NJ
078 Randolph, NJ
079 Summit, NJ
080 Cherry Hill, NJ; Mount Laurel 54; Sicklerville 81
081 Camden, NJ
082 Pleasantville, NJ
083 Vineland, NJ
084 Atlantic City, NJ
085 Jackson, NJ
086 Trenton, NJ
087 Toms River, NJ; Lakewood 01
088 Edison, NJ; Bridgewater 07; East Brunswick 16; Piscataway 54-55; Perth Amboy 61-62; Sayreville 71-72
089 New Brunswick, NJ
100 New York, NY
101 New York, NY
102 New York, NY
103 Staten Island, NY
104 Bronx, NY
105 Mount Vernon, NY
106 White Plains, NY
107 Yonkers, NY
108 New Rochelle, NY
109 New City, NY
110 Elmont, NY
111 Astoria, NY; Sunnyside 04
112 Brooklyn, NY
113 Elmhurst, NY; Bayside 59-61; Corona 68; Jackson Heights 72; Rego Park 74; Forest Hills 75; Woodside 77; Maspeth 78
114 Jamaica, NY; Ozone Park 16-17; Richmond Hill 18; Queens Village 27-29
115 Hempstead, NY; Freeport 20
116 Far Rockaway, NY
117 Brentwood, NY; West Babylon 04 07; Levittown 56
118 Hicksville, NY
119 Shirley, NY
120 Amsterdam, NY
121 Troy, NY
122 Albany, NY
123 Schenectady, NY
124 Kingston, NY
125 Newburgh, NY
126 Poughkeepsie, NY
127 Fallsburg, NY
128 Saratoga Springs, NY
129 Plattsburgh, NY
130 Auburn, NY
131 Oswego, NY
132 Syracuse, NY
133 Ilion, NY
134 Rome, NY
135 Utica, NY
136 Watertown, NY
137 Johnson City, NY
138 Oneonta, NY
139 Binghamton, NY
140 Grand Island, NY
141 North Tonawanda, NY
142 Buffalo, NY
143 Niagara Falls, NY
144 Geneva, NY
145 Newark, NY
146 Rochester, NY
147 Jamestown, NY
148 Ithaca, NY
149 Elmira, NY
150 New Kensington, PA
151 Bethel Park, PA
152 Pittsburgh, PA
153 Washington, PA
154 Uniontown, PA
155 Somerset, PA
156 Murrysville, PA
157 Indiana, PA
158 Saint Marys, PA
159 Johnstown, PA
160 Cranberry Township, PA
161 New Castle, PA
162 Clarion, PA
163 Meadville, PA
164 Corry, PA
165 Erie, PA
166 Altoona, PA
167 Bradford, PA
168 State College, PA
169 Mansfield, PA
170 Lebanon, PA
171 Harrisburg, PA
172 Chambersburg, PA
173 Hanover, PA
174 York, PA
175 Ephrata, PA
176 Lancaster, PA
177 Williamsport, PA
178 Bloomsburg, PA
179 Pottsville, PA
180 Bethlehem, PA
181 Allentown, PA
182 Hazleton, PA
183 East Stroudsburg, PA
184 Carbondale, PA
185 Scranton, PA
186 Nanticoke, PA
187 Kingston, PA
188 Sayre, PA
189 Montgomeryville, PA
190 Philadelphia, PA; Levittown 54-58
191 Philadelphia, PA
192 Philadelphia, PA
193 West Chester, PA
194 Norristown, PA
195 Blandon, PA
196 Reading, PA
197 Newark, DE
198 Wilmington, DE
199 Dover, DE
200 Washington, DC
201 Centreville, VA; Manassas 08-13; Ashburn 46-49; Leesburg 75-78; Reston 90-91 94-96
202 Washington, DC
203 Washington, DC
204 Washington, DC
205 Washington, DC
206 Waldorf, MD
207 Bowie, MD
208 Germantown, MD; Bethesda 10-11 13-14 16-17 24 27 89 92 94; Rockville 47-53 57; Potomac 54 59; Gaithersburg 77-79 82-85 98-99
209 Silver Spring, MD
210 Columbia, MD; Ellicott City 41-43; Glen Burnie 60-62
211 Severn, MD
212 Baltimore, MD; Towson 04 52 84-86; Dundalk 22; Catonsville 28
214 Annapolis, MD
215 Cumberland, MD
216 Easton, MD
217 Frederick, MD; Hagerstown 40-42 46-47 49
218 Salisbury, MD
219 Elkton, MD
220 Reston, VA; Annandale 03; Burke 09 15
221 Oakton, VA
222 Arlington, VA
223 Alexandria, VA
224 Fredericksburg, VA
225 Stafford, VA
226 Winchester, VA
227 Culpeper, VA
228 Harrisonburg, VA
229 Charlottesville, VA
230 Glen Allen, VA
231 Richmond, VA
232 Richmond, VA
233 Chesapeake, VA
234 Virginia Beach, VA; Suffolk 32-39
235 Norfolk, VA
236 Newport News, VA; Hampton 30 61 63-70 81
237 Portsmouth, VA
238 Petersburg, VA
239 Farmville, VA
240 Roanoke, VA; Blacksburg 60-63
241 Salem, VA
242 Rose Hill, VA
243 Woodlawn, VA
244 Staunton, VA
245 Lynchburg, VA; Danville 40-41 43
246 Richlands, VA
247 Bluefield, WV
249 Lewisburg, WV
250 Dunbar, WV
251 Saint Albans, WV
252 Tornado, WV
253 Charleston, WV
254 Martinsburg, WV
255 Hurricane, WV
256 Williamson, WV
257 Huntington, WV
258 Beckley, WV
259 Oak Hill, WV
260 Wheeling, WV
261 Parkersburg, WV
262 Elkins, WV
263 Clarksburg, WV
264 Weston, WV
265 Morgantown, WV
266 Summersville, WV
267 Keyser, WV
270 Clemmons, NC
271 Winston-Salem, NC
272 High Point, NC; Burlington 15-17
273 Sanford, NC
274 Greensboro, NC
275 Cary, NC; Apex 02 23 39; Chapel Hill 14-17 99
276 Raleigh, NC
277 Durham, NC
278 Greenville, NC; Rocky Mount 01-04 15; Wilson 93-96
279 Elizabeth City, NC
280 Concord, NC; Gastonia 52-56; Huntersville 70 78; Kannapolis 81-83
281 Mooresville, NC
282 Charlotte, NC
283 Fayetteville, NC
284 Wilmington, NC
285 Jacksonville, NC
286 Hickory, NC
287 Hendersonville, NC
288 Asheville, NC
290 Lexington, SC
291 Sumter, SC
292 Columbia, SC
293 Spartanburg, SC
294 Charleston, SC; North Charleston 05 15 18-20; Goose Creek 45; Mount Pleasant 64-66; Summerville 83-86
295 Florence, SC
296 Greenville, SC
297 Rock Hill, SC
298 Aiken, SC
299 Hilton Head Island, SC
300 Roswell, GA; Alpharetta 04-05 09 22-23; Marietta 06-08 60-69 90; Smyrna 80-82; Peachtree Corners 92
301 Mableton, GA
302 Newnan, GA
303 Atlanta, GA
304 Statesboro, GA
305 Gainesville, GA
306 Athens, GA
307 Dalton, GA
308 Evans, GA
309 Augusta, GA
310 Warner Robins, GA
311 Atlanta, GA
312 Macon, GA
313 Hinesville, GA
314 Savannah, GA
315 Saint Marys, GA
316 Valdosta, GA
317 Albany, GA
318 Cusseta, GA
319 Columbus, GA
320 Jacksonville, FL
321 Palm Coast, FL; Daytona Beach 14-22 24-26 98; Port Orange 23 27-29; The Villages 62-63; Ormond Beach 73-76
322 Jacksonville, FL
323 Tallahassee, FL
324 Panama City, FL
325 Pensacola, FL
326 Gainesville, FL
327 Deltona, FL; Altamonte Springs 01 14-16; Apopka 03-04 12; Sanford 71-73; Titusville 80-81 83 96
328 Orlando, FL
329 Palm Bay, FL; Melbourne 01-02 04 12 19 34-36 40-41
330 Hialeah, FL; Hollywood 19-27 29 81 83-84; Pembroke Pines 28 82; Homestead 30-35 39 90 92; Miami Gardens 56; Pompano Beach 60-69 71-74 76-77; Coral Springs 75; Margate 93; Coconut Creek 97
331 Miami, FL; Miami Beach 09 19 39-41 54; Coral Gables 14; North Miami Beach 60
332 Miami, FL; Miami Beach 39
333 Fort Lauderdale, FL; Plantation 88
334 West Palm Beach, FL; Palm Beach Gardens 10 18; Wellington 14; Boynton Beach 24-26 35-37 72-74; Boca Raton 27-29 31-34 64 81 86-88 96-99; Deerfield Beach 41-43; Delray Beach 44-46 48 82-84; Jupiter 58 68-69 77-78
335 Brandon, FL; Wesley Chapel 43-45; Riverview 68-69 78-79
336 Tampa, FL
337 Saint Petersburg, FL; Clearwater 55-66 69; Largo 70-71 73-74 78-79; Pinellas Park 80-82
338 Lakeland, FL
339 Cape Coral, FL; Fort Myers 01-02 05-08 11-13 16 19 65-67 94; Lehigh Acres 36 70-74 76; Port Charlotte 48-49 52-54 81
341 Bonita Springs, FL
342 North Port, FL; Bradenton 01-12 80-82; Sarasota 30-43 49 76-78
344 Ocala, FL
346 Spring Hill, FL; Palm Harbor 82-85
347 Kissimmee, FL; Ocoee 61; Winter Garden 77-78 87
349 Port Saint Lucie, FL; Fort Pierce 45-51 54 79 81-82
350 Alabaster, AL
351 Pelham, AL
352 Birmingham, AL
354 Tuscaloosa, AL
355 Jasper, AL
356 Decatur, AL; Florence 30-34
357 Madison, AL
358 Huntsville, AL
359 Gadsden, AL
360 Prattville, AL
361 Montgomery, AL
362 Anniston, AL
363 Dothan, AL
364 Andalusia, AL
365 Daphne, AL
366 Mobile, AL
367 Selma, AL
368 Auburn, AL
370 Clarksville, TN; Brentwood 24 27; Franklin 64-65 67-69; Hendersonville 75 77
371 Murfreesboro, TN; Smyrna 67
372 Nashville, TN
373 Cleveland, TN
374 Chattanooga, TN
375 Memphis, TN
376 Johnson City, TN; Kingsport 60 62-65 69
377 Greeneville, TN
378 Morristown, TN
379 Knoxville, TN
380 Collierville, TN
381 Memphis, TN
382 Martin, TN
383 Jackson, TN
384 Columbia, TN
385 Cookeville, TN
386 Southaven, MS
387 Greenville, MS
388 Tupelo, MS
389 Greenwood, MS
390 Clinton, MS
391 Madison, MS
392 Jackson, MS
393 Meridian, MS
394 Hattiesburg, MS
395 Gulfport, MS; Biloxi 30-35
396 Brookhaven, MS
397 Starkville, MS
398 Bainbridge, GA
399 Atlanta, GA
400 Shelbyville, KY
401 Radcliff, KY
402 Louisville, KY
403 Georgetown, KY
404 Richmond, KY
405 Lexington, KY
406 Frankfort, KY
407 London, KY
409 Middlesboro, KY
410 Covington, KY
411 Ashland, KY
412 Paintsville, KY
414 West Liberty, KY
415 Pikeville, KY
416 Prestonsburg, KY
417 Hazard, KY
420 Paducah, KY
421 Bowling Green, KY
422 Hopkinsville, KY
423 Owensboro, KY
424 Henderson, KY
425 Somerset, KY
426 Monticello, KY
427 Elizabethtown, KY
430 Columbus, OH; Dublin 16-17; Newark 55 58 93
431 Lancaster, OH
432 Columbus, OH
433 Marion, OH
434 Toledo, OH
435 Perrysburg, OH
436 Toledo, OH
437 Zanesville, OH
438 Coshocton, OH
439 Steubenville, OH
440 Lorain, OH; Elyria 35-36; Mentor 60-61
441 Cleveland, OH; Lakewood 07; Euclid 17 23 32; Strongsville 36 49
442 Cuyahoga Falls, OH
443 Akron, OH
444 Warren, OH
445 Youngstown, OH
446 Massillon, OH
447 Canton, OH
448 Sandusky, OH
449 Mansfield, OH
450 Hamilton, OH; Fairfield 14 18; Middletown 42 44
451 Loveland, OH
452 Cincinnati, OH
453 Fairborn, OH
454 Dayton, OH
455 Springfield, OH
456 Chillicothe, OH
457 Athens, OH
458 Findlay, OH
459 Cincinnati, OH
460 Carmel, IN; Anderson 11-18; Fishers 37-38 85; Noblesville 60-62
461 Greenwood, IN
462 Indianapolis, IN
463 Hammond, IN
464 Gary, IN
465 Elkhart, IN; Mishawaka 44-46
466 South Bend, IN
467 Huntington, IN
468 Fort Wayne, IN
469 Kokomo, IN
470 Batesville, IN
471 Jeffersonville, IN
472 Columbus, IN
473 Muncie, IN
474 Bloomington, IN
475 Vincennes, IN
476 Princeton, IN
477 Evansville, IN
478 Terre Haute, IN
479 Lafayette, IN; West Lafayette 06-07 96
480 Warren, MI; Troy 07 83-85 98-99; Southfield 33-34 37 75-76 86; Clinton Township 35-36 38; Roseville 66; Royal Oak 67-68 73; Saint Clair Shores 80-82
481 Ann Arbor, MI; Dearborn 20-21 23-24 26 28; Dearborn Heights 25 27; Livonia 50-54; Taylor 80; Westland 85-86; Canton 87-88
482 Detroit, MI; Redford 39-40
483 Warren, MI; Sterling Heights 10-14; Waterford 27-29; Pontiac 40-43; Novi 74-77
484 Fenton, MI
485 Flint, MI
486 Saginaw, MI; Midland 40-42 67 70 74 86
487 Bay City, MI
488 East Lansing, MI
489 Lansing, MI
490 Kalamazoo, MI; Portage 02 24 81; Battle Creek 14-18 37
491 Niles, MI
492 Jackson, MI
493 Big Rapids, MI
494 Shelby, MI
495 Grand Rapids, MI; Wyoming 09 19
496 Traverse City, MI
497 Alpena, MI
498 Marquette, MI
499 Houghton, MI
500 Ames, IA; Ankeny 21 23
501 Marshalltown, IA
502 West Des Moines, IA
503 Des Moines, IA; Urbandale 22-23 98
504 Mason City, IA
505 Fort Dodge, IA
506 Cedar Falls, IA
507 Waterloo, IA
508 Creston, IA
509 Des Moines, IA
510 Le Mars, IA
511 Sioux City, IA
512 Sioux Center, IA
513 Spencer, IA
514 Carroll, IA
515 Council Bluffs, IA
516 Clarinda, IA
520 Dubuque, IA
521 Decorah, IA
522 Iowa City, IA
523 Marion, IA
524 Cedar Rapids, IA
525 Ottumwa, IA
526 Burlington, IA
527 Bettendorf, IA
528 Davenport, IA
530 Sheboygan, WI
531 Kenosha, WI; Waukesha 86-89
532 Milwaukee, WI
534 Racine, WI
535 Janesville, WI
537 Madison, WI
538 Platteville, WI
539 Beaver Dam, WI
540 River Falls, WI
541 De Pere, WI
542 Manitowoc, WI
543 Green Bay, WI
544 Wausau, WI
545 Rhinelander, WI
546 La Crosse, WI
547 Eau Claire, WI
548 Superior, WI
549 Appleton, WI; Oshkosh 01-04 06
550 Lakeville, MN
551 Saint Paul, MN
553 Maple Grove, MN; Burnsville 06 37; Eden Prairie 44 46-47; Minnetonka 45
554 Minneapolis, MN
555 Rockford, MN
556 Two Harbors, MN
557 Hibbing, MN
558 Duluth, MN
559 Rochester, MN
560 Mankato, MN
561 Worthington, MN
562 Willmar, MN
563 Saint Cloud, MN
564 Brainerd, MN
565 Moorhead, MN
566 Bemidji, MN
567 Thief River Falls, MN
569 Washington, DC
570 Brookings, SD
571 Sioux Falls, SD
572 Watertown, SD
573 Mitchell, SD
574 Aberdeen, SD
575 Pierre, SD
576 Mobridge, SD
577 Rapid City, SD
580 West Fargo, ND
581 Fargo, ND
582 Grand Forks, ND
583 Devils Lake, ND
584 Jamestown, ND
585 Bismarck, ND
586 Dickinson, ND
587 Minot, ND
588 Williston, ND
590 Livingston, MT
591 Billings, MT
592 Sidney, MT
593 Miles City, MT
594 Great Falls, MT
595 Havre, MT
596 Helena, MT
597 Bozeman, MT
598 Missoula, MT
599 Kalispell, MT
600 Waukegan, IL; Arlington Heights 04-06; Crystal Lake 12 14 39; Des Plaines 16-19; Glenview 25-26; Palatine 38 55 67 74 78 94-95; Mount Prospect 56; Skokie 76-77; Buffalo Grove 89
601 Elgin, IL; Bartlett 03; Streamwood 07; Carol Stream 16 28 32 88 97 99; Elmhurst 26; Lombard 48; Schaumburg 59 68 73 93-96; Hoffman Estates 69 79 92; Wheaton 87 89
602 Evanston, IL
603 Oak Park, IL
604 Joliet, IL; Berwyn 02; Bolingbrook 40 90; Oak Lawn 53-54; Orland Park 62 67; Tinley Park 77 87
605 Aurora, IL; Downers Grove 15-16; Naperville 40 63-67; Plainfield 44 85-86
606 Chicago, IL
607 Chicago, IL
608 Cicero, IL
609 Kankakee, IL
610 Belvidere, IL
611 Rockford, IL
612 Moline, IL
613 Ottawa, IL
614 Galesburg, IL
615 Pekin, IL
616 Peoria, IL
617 Bloomington, IL; Normal 61 90
618 Champaign, IL; Urbana 01-03
619 Charleston, IL
620 Granite City, IL
622 Belleville, IL
623 Quincy, IL
624 Effingham, IL
625 Decatur, IL
626 Jacksonville, IL
627 Springfield, IL
628 Mount Vernon, IL
629 Carbondale, IL
630 Florissant, MO; Chesterfield 05-06 17
631 Saint Louis, MO
633 Saint Charles, MO; Saint Peters 76
634 Hannibal, MO
635 Kirksville, MO
636 Farmington, MO
637 Cape Girardeau, MO
638 Sikeston, MO
639 Poplar Bluff, MO
640 Independence, MO; Blue Springs 13-15
641 Kansas City, MO
644 Maryville, MO
645 Saint Joseph, MO
646 Chillicothe, MO
647 Harrisonville, MO
648 Joplin, MO
649 Kansas City, MO
650 Eldon, MO
651 Jefferson City, MO
652 Columbia, MO
653 Sedalia, MO
654 Rolla, MO
655 Lebanon, MO
656 Branson, MO
657 Nixa, MO
658 Springfield, MO
660 Olathe, KS; Lawrence 44-47 49
661 Kansas City, KS
662 Overland Park, KS; Shawnee 03 16-18 26 86; Lenexa 15 19-20 27 50 85
664 Junction City, KS
665 Manhattan, KS
666 Topeka, KS
667 Pittsburg, KS
668 Emporia, KS
669 Concordia, KS
670 Derby, KS
671 Newton, KS
672 Wichita, KS
673 Parsons, KS
674 Salina, KS
675 Hutchinson, KS
676 Hays, KS
677 Colby, KS
678 Dodge City, KS
679 Liberal, KS
680 Bellevue, NE
681 Omaha, NE; Bellevue 23 47
683 Beatrice, NE
684 York, NE
685 Lincoln, NE
686 Columbus, NE
687 Norfolk, NE
688 Grand Island, NE
689 Hastings, NE
691 North Platte, NE
693 Scottsbluff, NE
700 Metairie, LA; Kenner 62-65 97
701 New Orleans, LA
703 Houma, LA
704 Slidell, LA
705 Lafayette, LA
706 Lake Charles, LA
707 Prairieville, LA
708 Baton Rouge, LA
710 Minden, LA
711 Shreveport, LA; Bossier City 11-13 71-72
712 Monroe, LA
713 Alexandria, LA
714 Natchitoches, LA
716 Pine Bluff, AR
717 El Dorado, AR
718 Texarkana, AR
719 Hot Springs National Park, AR
720 Conway, AR
721 North Little Rock, AR
722 Little Rock, AR
723 West Memphis, AR
724 Jonesboro, AR
725 Batesville, AR
726 Harrison, AR
727 Fayetteville, AR; Bentonville 12-13 16; Rogers 56-58; Springdale 62 64-66
728 Russellville, AR
729 Fort Smith, AR
730 Norman, OK; Edmond 03 12-13 25 34 83
731 Oklahoma City, OK
733 Austin, TX
734 Ardmore, OK
735 Lawton, OK
736 Elk City, OK
737 Enid, OK
738 Woodward, OK
739 Guymon, OK
740 Broken Arrow, OK; Stillwater 74-78
741 Tulsa, OK
743 Miami, OK
744 Muskogee, OK
745 Atoka, OK
746 Ponca City, OK
747 Durant, OK
748 Shawnee, OK
749 Poteau, OK
750 Plano, TX; Allen 02 13; Carrollton 06-07 10-11; Irving 14-17 38-39 59-64; Coppell 19 99; Flower Mound 22 27-28; Lewisville 29 57 67 77; Rowlett 30 88-89; Rockwall 32 87; Frisco 33-36; Garland 40-47 49; Grand Prairie 50-54; The Colony 56; Richardson 80-83 85; Sherman 90-92; Wylie 98
751 Mesquite, TX; Cedar Hill 04 06
752 Dallas, TX
753 Dallas, TX
754 Greenville, TX
755 Texarkana, TX
756 Longview, TX
757 Tyler, TX
758 Palestine, TX
759 Lufkin, TX
760 Arlington, TX; Bedford 21-22 95; Burleson 28 97; Euless 39-40; Grapevine 51 99; Mansfield 63
761 Fort Worth, TX; Haltom City 17; North Richland Hills 80 82
762 Denton, TX; Keller 44 48
763 Wichita Falls, TX
764 Stephenville, TX
765 Killeen, TX; Temple 01-04 08
766 Hewitt, TX
767 Waco, TX
768 Brownwood, TX
769 San Angelo, TX
770 Houston, TX
772 Houston, TX
773 Conroe, TX; Huntsville 20 40-44 48-49; Spring 73 79-83 86-89 91 93
774 Alief, TX; Cypress 10 29 33; Missouri City 59 89; Sugar Land 78-79 87 96 98
775 Pasadena, TX; Baytown 20-23; Galveston 50-55; League City 73-74; Pearland 81 84 88; Texas City 90-92
776 Port Arthur, TX
777 Beaumont, TX
778 College Station, TX; Bryan 01-03 05-08
779 Victoria, TX
780 Laredo, TX
781 New Braunfels, TX
782 San Antonio, TX
783 Kingsville, TX
784 Corpus Christi, TX
785 Brownsville, TX; Edinburg 39-42; Harlingen 50-53; Mission 72-74; Pharr 77
786 Round Rock, TX; Cedar Park 13 30; Georgetown 26-28 33; Pflugerville 60 91; San Marcos 66-67
787 Austin, TX
788 Del Rio, TX
789 Giddings, TX
790 Plainview, TX
791 Amarillo, TX
792 Childress, TX
793 Levelland, TX
794 Lubbock, TX
795 Snyder, TX
796 Abilene, TX
797 Midland, TX; Odessa 60-66 68-69
798 San Elizario, TX
799 El Paso, TX
800 Aurora, CO; Arvada 01-07; Broomfield 20-21 23 38; Commerce City 22 37; Westminster 30-31 35-36
801 Castle Rock, CO; Littleton 20-23 25-30 60-63 65-66; Parker 34 38
802 Denver, CO; Thornton 41
803 Boulder, CO
804 Golden, CO
805 Fort Collins, CO; Longmont 01-04; Loveland 37-39
806 Greeley, CO
807 Sterling, CO
808 Fountain, CO
809 Colorado Springs, CO
810 Pueblo, CO
811 Alamosa, CO
812 Twin Lakes, CO
813 Durango, CO
814 Montrose, CO
815 Grand Junction, CO
816 Edwards, CO
820 Cheyenne, WY
822 Torrington, WY
823 Rawlins, WY
824 Cody, WY
825 Riverton, WY
826 Casper, WY
827 Gillette, WY
828 Sheridan, WY
829 Rock Springs, WY
830 Jackson, WY
832 Pocatello, ID
833 Twin Falls, ID
834 Idaho Falls, ID
835 Lewiston, ID
836 Meridian, ID; Caldwell 05-07; Nampa 51-53 86-87
837 Boise, ID
838 Coeur d'Alene, ID
840 West Jordan, UT; South Jordan 09 95; Bountiful 10-11; Draper 20; Layton 40-41; Lehi 43 48; Orem 57-59 97; Riverton 65; Sandy 70 90-94
841 Salt Lake City, UT; West Valley City 19-20 28
842 Ogden, UT
843 Logan, UT
844 Ogden, UT
845 Price, UT
846 Provo, UT
847 Saint George, UT
850 Phoenix, AZ
851 San Tan Valley, AZ; Casa Grande 22 30 93-94; Maricopa 38-39
852 Mesa, AZ; Chandler 24-26 44 46 48-49 86; Gilbert 33-34 95-99; Scottsdale 50-52 54-62 66-67 71; Tempe 80-85 87-88
853 Glendale, AZ; Avondale 23 92; Buckeye 26 96; Goodyear 38 95; Peoria 45 80-83 85; Yuma 64-67 69; Surprise 74 78-79 87-88
855 Payson, AZ
856 Sierra Vista, AZ; Marana 53 58
857 Tucson, AZ
859 Show Low, AZ
860 Flagstaff, AZ
863 Prescott Valley, AZ; Prescott 01-05 13
864 Lake Havasu City, AZ
865 Chinle, AZ
870 Los Lunas, NM
871 Albuquerque, NM; Rio Rancho 24 44 74
873 Gallup, NM
874 Farmington, NM
875 Santa Fe, NM
877 Las Vegas, NM
878 Socorro, NM
880 Las Cruces, NM
881 Clovis, NM
882 Roswell, NM
883 Alamogordo, NM
884 Tucumcari, NM
885 El Paso, TX
890 Henderson, NV; North Las Vegas 30-33 36 81 84-87
891 Las Vegas, NV
893 Ely, NV
894 Sparks, NV
895 Reno, NV
897 Carson City, NV
898 Elko, NV
900 Los Angeles, CA
901 Los Angeles, CA
902 Downey, CA; Bell Gardens 01; Compton 20-24; Gardena 47-49; Hawthorne 50-51; Huntington Park 55; Lynwood 62; Rancho Palos Verdes 75; Redondo Beach 77-78; South Gate 80
903 Inglewood, CA
904 Santa Monica, CA
905 Torrance, CA
906 Norwalk, CA; Whittier 01-10; Buena Park 20-22 24; Cypress 30; La Habra 31-33; La Mirada 37-39; Montebello 40; Pico Rivera 60-62
907 Carson, CA; Cerritos 03; Bellflower 06-07; Lakewood 11-15; Paramount 23
908 Long Beach, CA; Carson 95
910 Arcadia, CA; Altadena 01 03
911 Pasadena, CA
912 Glendale, CA
913 Santa Clarita, CA; Valencia 54-55 85; Thousand Oaks 58 60 62
915 Burbank, CA
917 Rancho Cucamonga, CA; Azusa 02; Baldwin Park 06; Chino 08 10; Chino Hills 09; Covina 22-24; El Monte 31-32 34-35; Glendora 40-41; La Puente 44 46-47 49; Hacienda Heights 45; Rowland Heights 48; Monterey Park 54-56; Ontario 58 61-62 64; Diamond Bar 65; Pomona 66-69; Rosemead 70-72; San Gabriel 75-76 78; Upland 84-86; West Covina 90-93
918 Alhambra, CA
919 Chula Vista, CA; La Mesa 41-44; National City 50-51
920 Oceanside, CA; Carlsbad 08-11 13 18; El Cajon 19-22; Encinitas 23-24; Escondido 25-27 29-30 33 46; Poway 64 74; San Marcos 69 78-79 96; Santee 71-72; Vista 81 83-85
921 San Diego, CA
922 Indio, CA; Palm Desert 11 55 60-61; Beaumont 23; Calexico 31-32; Cathedral City 34-35; Coachella 36; El Centro 43-44; La Quinta 47-48 53; Palm Springs 62-64
923 Fontana, CA; Apple Valley 07-08; Colton 24; Hesperia 40 44-45; Highland 46; Redlands 73-75; Rialto 76-77; Victorville 92-95; Yucaipa 99
924 San Bernardino, CA
925 Riverside, CA; Lake Elsinore 30-32; Hemet 43-46; Moreno Valley 51-57; Murrieta 62-64; Perris 70-72 99; San Jacinto 81-83; Menifee 84; Temecula 89-93
926 Irvine, CA; Huntington Beach 05 15 46-49; Laguna Niguel 07 77; Costa Mesa 26-28; Lake Forest 30; Aliso Viejo 56 98; Newport Beach 58-63; San Clemente 72-74; Westminster 83-85; Rancho Santa Margarita 88; Mission Viejo 90-92
927 Santa Ana, CA; Fountain Valley 08 28; Tustin 80-82
928 Anaheim, CA; Brea 21-23; Fullerton 31-38; Garden Grove 40-46; Orange 56-57 59 62-69; Placentia 70-71; Corona 77-83; Yorba Linda 85-87
930 Oxnard, CA; Ventura 01-07 09; Camarillo 10-12; Simi Valley 62-63 65 94 99
931 Santa Barbara, CA
932 Visalia, CA; Delano 15-16; Hanford 30 32; Porterville 57-58; Tulare 74-75
933 Bakersfield, CA
934 Santa Maria, CA; San Luis Obispo 01 03 05-10; Lompoc 36-38
935 Lancaster, CA; Palmdale 50-52 90-91 99
936 Fresno, CA; Clovis 11-13 19; Madera 36-39
937 Fresno, CA
938 Fresno, CA
939 Salinas, CA
940 Sunnyvale, CA; Daly City 14-17; Mountain View 35 39-43; Redwood City 61-65; San Bruno 66; South San Francisco 80 83
941 San Francisco, CA
942 Sacramento, CA
943 Palo Alto, CA
944 San Mateo, CA
945 Fremont, CA; Alameda 01-02; Danville 06 26; Antioch 09 31; Brentwood 13; Concord 18-22 24 27 29; Fairfield 33-34; Hayward 40-45 57; Castro Valley 46 52; Livermore 50-51; Napa 58-59 81; Pittsburg 65; Pleasanton 66 88; Dublin 68; San Leandro 77-79; San Ramon 82-83; Union City 87; Vallejo 89-92; Walnut Creek 95-98
946 Oakland, CA
947 Berkeley, CA
948 Richmond, CA
949 Petaluma, CA; San Rafael 01 03 12-13 15; Rohnert Park 26-28; Novato 45 47-49 98
950 San Jose, CA; Campbell 08-09 11; Cupertino 14-15; Gilroy 20-21; Milpitas 35-36; Morgan Hill 37-38; Santa Clara 50-56; Santa Cruz 60-65; Watsonville 76-77
951 San Jose, CA
952 Stockton, CA; Lodi 40-42
953 Modesto, CA; Tracy 04 76-78 91; Ceres 07; Manteca 36-37; Merced 40-41 43-44 48; Turlock 80-82
954 Santa Rosa, CA
955 Eureka, CA
956 Elk Grove, CA; West Sacramento 05 91; Carmichael 08-09; Citrus Heights 10-11 21; Davis 16-18; Folsom 30; Lincoln 48; North Highlands 60; Roseville 61 78; Rancho Cordova 70; Rocklin 77; Vacaville 87-88 96; Woodland 95
957 Elk Grove, CA; Rancho Cordova 41-42; Roseville 47; El Dorado Hills 62; Folsom 63; Rocklin 65; Woodland 76; West Sacramento 98-99
958 Sacramento, CA; Antelope 43
959 Chico, CA; Yuba City 91-93
960 Redding, CA
961 South Lake Tahoe, CA
967 Pearl City, HI; Hilo 20-21
968 Honolulu, HI
970 Gresham, OR; Beaverton 03 05-08 75-79
971 Hillsboro, OR
972 Portland, OR
973 Salem, OR; Albany 21-22; Corvallis 30-31 33 39
974 Eugene, OR; Springfield 75 77-78
975 Medford, OR
976 Klamath Falls, OR
977 Bend, OR
978 Hermiston, OR
979 Ontario, OR
980 Bellevue, WA; Auburn 01-02 71 92; Federal Way 03 23 63 93; Bothell 11-12 21 41; Edmonds 20 26; Kent 30-32 35 42 64 89; Kirkland 33-34 83; Redmond 52-53 73; Renton 55-59; Sammamish 74-75
981 Seattle, WA
982 Everett, WA; Bellingham 25-29; Marysville 70-71
983 Puyallup, WA
984 Tacoma, WA; Lakewood 39 96-99
985 Olympia, WA; Lacey 03 09
986 Vancouver, WA
988 Wenatchee, WA
989 Yakima, WA
990 Cheney, WA
991 Pullman, WA
992 Spokane, WA
993 Kennewick, WA; Pasco 01-02; Richland 52 54
994 Clarkston, WA
995 Anchorage, AK
996 Anchorage, AK
997 Fairbanks, AK
998 Juneau, AK
999 Ketchikan, AK
`;
