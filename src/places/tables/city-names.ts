/**
 * Alternative names of cities, one city per line: the name in the register, then the display name if it differs, then
 * other accepted names: "Köln=Cologne|Koeln". "Name@TX" picks the one in that region. The forms after "in" are names, too:
 * "praca w Warszawie".
 */
export const cityNameTable: Readonly<Record<string, string>> = {
  US: `
New York City=New York|NYC|New York NY|NY City|New York Metro|Big Apple|نيويورك|纽约|ニューヨーク|Nueva York|Nowy Jork|Нью-Йорк
Mountain View@CA|Mt View|Mtn View|Mt. View
Manhattan@NY|New York Manhattan|Midtown Manhattan|Midtown NYC|Downtown Manhattan|Lower Manhattan
The Bronx=Bronx
Brooklyn@NY|Brooklyn New York
San Francisco|SF|San Fran|SFO|Frisco Bay|旧金山|サンフランシスコ|San Francisco SoMa
Los Angeles|LA|L A|LAX|DTLA|Downtown LA|Los Angeles Metro
Washington, D.C.=Washington|DC|Washington DC|Washington D C|Washington District of Columbia
Philadelphia|Philly
Las Vegas|Vegas
New Orleans|NOLA
Salt Lake City|SLC
Atlanta|ATL
Indianapolis|Indy
Nashville|Nashville-Davidson
Lexington-Fayette=Lexington|Lexington KY
Louisville@KY|Louisville Jefferson County
St. Louis|Saint Louis|STL
Saint Paul|St Paul
Boise|Boise City
Honolulu|Urban Honolulu
Fort Lauderdale|Ft Lauderdale
Fort Worth|Ft Worth
Athens@GA|Athens-Clarke County
Augusta@GA|Augusta-Richmond County
Winston-Salem|Winston Salem
Coeur d'Alene|Coeur d Alene
Ventura|San Buenaventura
Port Saint Lucie|Port St Lucie`,
  CA: `
Montréal=Montreal|Montréal QC|Montreal Quebec
Québec=Quebec City|Ville de Québec|Québec City
Toronto|Downtown Toronto|YYZ
Vancouver|YVR|Vancouver BC
Ottawa|Ottawa-Gatineau|Kanata
Trois-Rivières|Three Rivers Quebec
St. John's|Saint John's
Okanagan=Kelowna Area|Okanagan Valley`,
  GB: `
Crawley|London Gatwick Airport|London Gatwick|Gatwick Airport|Gatwick
Hounslow|London Heathrow Airport|London Heathrow|Heathrow Airport|Heathrow
Stansted Mountfitchet|London Stansted Airport|London Stansted|Stansted Airport|Stansted
Luton|London Luton Airport|London Luton
London|Londres|Londra|Londyn|Londen|Central London|City of London|Inner London|Outer London|Лондон|伦敦|ロンドン
City of Westminster=Westminster|Victoria London
Newcastle upon Tyne|Newcastle-upon-Tyne|Newcastle Tyne|Newcastle
Newcastle under Lyme|Newcastle-under-Lyme
Kingston upon Hull=Hull
Stoke-on-Trent|Stoke on Trent|Stoke
Southend-on-Sea|Southend
Brighton|Brighton and Hove|Brighton & Hove
Royal Tunbridge Wells=Tunbridge Wells
Royal Leamington Spa=Leamington Spa
Bury St Edmunds|Bury Saint Edmunds
Derry|Londonderry
Edinburgh|Edimbourg|Edimburgo
Glasgow|Glasgow City
Great Malvern|Malvern
Enfield Town|Enfield
Camden Town=Camden
Kensington|Kensington and Chelsea
Hammersmith|Hammersmith and Fulham
Richmond@ENG|Richmond upon Thames
Kingston upon Thames|Kingston-upon-Thames
King's Lynn|Kings Lynn
Burton upon Trent|Burton-on-Trent|Burton on Trent
Stratford-upon-Avon|Stratford upon Avon
Letchworth Garden City|Letchworth
Welwyn Garden City|Welwyn
Weston-super-Mare|Weston super Mare
Ashton-under-Lyne|Ashton under Lyne
Stockton-on-Tees|Stockton on Tees|Stockton`,
  IE: `
Dublin|Dublin City|Baile Átha Cliath|Dublino|Dublín
Gaillimh=Galway
Luimneach=Limerick
Cork|Cork City
An Muileann gCearr=Mullingar
Loch Garman=Wexford
Droichead Nua=Newbridge
Cill Airne=Killarney
Cluain Meala=Clonmel
Trá Mhór=Tramore
Dún Laoghaire|Dun Laoghaire|Dunleary`,
  DE: `
Berlin|Berlín|Berlino|Berlim|Берлин|柏林|ベルリン|Berlin Mitte
Munich|München|Muenchen|Monachium|Múnich|Monaco di Baviera|München-Zentrum|Мюнхен
Köln=Cologne|Koeln|Colonia|Keulen|Kolonia
Frankfurt am Main=Frankfurt|Frankfurt a M|Frankfurt aM|Frankfurt Main|Frankfort|Frankfurt nad Menem|Francfort
Frankfurt (Oder)=Frankfurt an der Oder|Frankfurt Oder
Hamburg|Hambourg|Hamburgo|Amburgo|Гамбург
Nürnberg=Nuremberg|Nuernberg
Hannover=Hanover
Düsseldorf|Dusseldorf|Duesseldorf
Stuttgart|Stoccarda
Dresden|Drezno
Leipzig|Lipsk
Braunschweig=Braunschweig|Brunswick Germany
Aachen|Aix-la-Chapelle
Freiburg|Freiburg im Breisgau|Freiburg i Br|Freiburg iBr
Halle (Saale)=Halle|Halle Saale|Halle an der Saale
Ludwigshafen am Rhein=Ludwigshafen
Mülheim|Mülheim an der Ruhr|Mülheim Ruhr
Offenbach|Offenbach am Main
Münster|Muenster
Mainz|Mayence
Trier|Treves
Regensburg|Ratisbon
Landsberg am Lech|Landsberg
Bad Homburg vor der Höhe|Bad Homburg
Garching bei München|Garching
Unterföhring|Unterfoehring
Rostock|Hansestadt Rostock
Lübeck|Hansestadt Lübeck
Villingen-Schwenningen|Villingen Schwenningen
Mönchengladbach|Moenchengladbach`,
  AT: `
Vienna|Wien|Vienne|Viena|Wiedeń|Вена|Vídeň|Bécs
Sankt Pölten=St. Pölten|St Poelten
Klagenfurt am Wörthersee=Klagenfurt
Wiener Neustadt|Wr Neustadt`,
  CH: `
Zürich=Zurich|Zuerich|Zurigo|Zúrich|Цюрих
Genève=Geneva|Genf|Ginevra|Ginebra|Женева
Basel|Basle|Bâle|Basilea
Bern|Berne|Berna
Luzern=Lucerne
Sankt Gallen=St. Gallen|St Gallen|Saint-Gall
Biel/Bienne=Biel|Bienne
Fribourg|Freiburg im Üechtland
Neuchâtel|Neuenburg
Sitten=Sion
Lausanne|Losanna`,
  FR: `
Paris|París|Parigi|Paryż|Parijs|Париж|巴黎|パリ|Paris La Défense|La Défense
Marseille|Marseilles|Marsella
Lyon|Lyons|Lione
Nice|Nizza
Strasbourg|Straßburg|Strasburgo
Lille|Rijsel|Lille Métropole
Bordeaux|Burdeos
Dunkerque|Dunkirk
Boulogne-Billancourt|Boulogne Billancourt
Clermont-Ferrand|Clermont Ferrand
Évry|Evry-Courcouronnes
Cherbourg-Octeville|Cherbourg|Cherbourg-en-Cotentin
Châlons-en-Champagne|Châlons
Levallois-Perret|Levallois
Issy-les-Moulineaux|Issy les Moulineaux|Issy
Valbonne|Sophia Antipolis|Sophia-Antipolis`,
  ES: `
Madrid|Мадрид|马德里
Barcelona|Barcelone|Barcellona|BCN|Барселона
Sevilla=Seville|Séville
Zaragoza|Saragossa|Saragosse
Palma|Palma de Mallorca|Mallorca
A Coruña|La Coruña|Coruña|Corunna
Gasteiz / Vitoria=Vitoria-Gasteiz|Vitoria|Gasteiz
Donostia / San Sebastián=San Sebastián|San Sebastian|Donostia
Castelló de la Plana|Castellón|Castellón de la Plana|Castelló
Las Palmas de Gran Canaria|Las Palmas
Santa Cruz de Tenerife|Tenerife
Alicante|Alacant
Elche|Elx
Gijón|Xixón
Pamplona|Iruña
L'Hospitalet de Llobregat|Hospitalet
Valencia|València|Valence Spain
Ourense|Orense
Lleida|Lérida
Girona|Gerona
Terrassa|Tarrasa
Jerez de la Frontera|Jerez
Bilbao|Bilbo
La Laguna|San Cristóbal de La Laguna`,
  IT: `
Rome|Roma|Rzym|Рим|罗马
Milan|Milano|Mailand|Milán|Milão|Mediolan|Милан
Turin|Torino|Turín
Naples|Napoli|Neapel|Nápoles
Florence|Firenze|Florenz|Florencia
Venice|Venezia|Venedig|Venecia|Venise
Genoa|Genova|Genua|Génova
Padova=Padua
Bologna|Bolonia
Bolzano|Bozen
Trento|Trient
Merano|Meran
Livorno|Leghorn
Mantova|Mantua
Siracusa=Syracuse|Siracusa
Reggio nell'Emilia=Reggio Emilia|Reggio nell Emilia
Reggio Calabria|Reggio di Calabria
Monza|Monza e Brianza
Mestre|Venezia Mestre
San Remo|Sanremo`,
  NL: `
Amsterdam|Ámsterdam|Амстердам|阿姆斯特丹|Amsterdam Centrum
The Hague|Den Haag|'s-Gravenhage|La Haye|La Haya|Haag|Hague
Almere Stad=Almere
's-Hertogenbosch=Den Bosch|s Hertogenbosch|Hertogenbosch|Bois-le-Duc
Zaanstad|Zaandam
Groningen|Groninga
Nijmegen|Nimwegen
Leeuwarden|Ljouwert
Bergen op Zoom|Bergen-op-Zoom
Vlissingen|Flushing Netherlands`,
  BE: `
Brussels|Bruxelles|Brussel|Brüssel|Bruselas|Bruksela|Brussels City|Bruxelas
Antwerpen=Antwerp|Anvers|Amberes
Gent=Ghent|Gand|Gante
Brugge=Bruges|Brügge|Brujas
Leuven|Louvain|Löwen
Liège|Luik|Lüttich|Lieja
Mechelen|Malines
Kortrijk|Courtrai
Namur|Namen Belgium
Mons|Bergen Belgium
Louvain-la-Neuve|Louvain la Neuve
Aalst|Alost
Ieper|Ypres`,
  LU: `
Luxembourg|Luxemburg|Luxembourg City|Luxembourg Ville|Lëtzebuerg
Esch-sur-Alzette|Esch`,
  PL: `
Warsaw|Warszawa|Warschau|Varsovie|Varsovia|Варшава|WAW|Warszawie
Kraków=Krakow|Cracow|Krakau|Cracovie|Cracovia|Краков|Krakowie
Łódź|Lodz|Łodzi
Wrocław|Wroclaw|Breslau|Wrocławiu
Poznań|Poznan|Posen|Poznaniu
Gdańsk|Gdansk|Danzig|Gdańsku
Szczecin|Stettin|Szczecinie
Katowice|Kattowitz|Katowicach
Bielsko-Biala=Bielsko-Biała|Bielsko Biala|Bielsko
Gdynia|Gdyni
Sopot|Sopocie
Lublin|Lublinie
Białystok|Białymstoku
Bydgoszcz|Bydgoszczy
Rzeszów|Rzeszowie
Toruń|Toruniu
Gliwice|Gliwicach
Częstochowa|Częstochowie
Radom|Radomiu
Kielce|Kielcach
Olsztyn|Olsztynie
Opole|Opolu
Zabrze|Zabrzu
Tychy|Tychach
Zielona Góra|Zielonej Górze
Śródmieście|Warszawa Śródmieście
Mokotów|Warszawa Mokotów`,
  PT: `
Lisbon|Lisboa|Lissabon|Lisbonne|Lisbona|Лиссабон
Porto|Oporto
Faro|Faro Algarve
Vila Nova de Gaia|Gaia
Braga|Braga Portugal`,
  CZ: `
Prague|Praha|Prag|Praga|Прага|Praha 1|Prague City|Praze
Brno|Brünn|Brně
Pilsen|Plzeň|Plzen|Plzni
Ostrava|Ostrau|Ostravě
Olomouc|Olmütz|Olomouci
České Budějovice|Budweis|Českých Budějovicích
Liberec|Liberci
Pardubice|Pardubicích
Zlín|Zlíně
Hradec Králové|Hradci Králové`,
  SK: `
Bratislava|Pressburg|Bratysława|Bratislave
Košice|Kosice|Kaschau|Košiciach`,
  HU: `
Budapest|Budapeszt|Budapešť|Budapesten
Szeged|Segedin
Győr|Gyor|Raab`,
  RO: `
Bucharest|București|Bucuresti|Bukarest|Bucarest|Bukareszt
Cluj-Napoca|Cluj|Cluj Napoca
Iaşi|Iași|Jassy
Timişoara|Timișoara|Temeswar
Braşov|Brașov|Kronstadt
Sibiu|Hermannstadt
Constanţa|Constanța
Ploieşti|Ploiești
Galaţi|Galați
Piteşti|Pitești
Târgu-Mureş|Târgu Mureș|Tirgu Mures`,
  BG: `
Sofia|София|Sofija
Plovdiv|Пловдив
Varna|Варна
Burgas|Бургас|Bourgas`,
  GR: `
Athens|Αθήνα|Athen|Athènes|Atenas|Athina|Atene
Thessaloníki=Thessaloniki|Salonica|Saloniki|Θεσσαλονίκη
Pátra=Patras|Patra
Irákleion=Heraklion|Iraklio
Piraeus|Pireas
Chaniá=Chania
Lárisa=Larissa|Larisa
Ródos=Rhodes|Rodos`,
  HR: `
Zagreb|Agram
Split|Spalato
Rijeka|Fiume`,
  RS: `
Belgrade|Beograd|Београд|Belgrad|Belgrado
Novi Sad|Нови Сад
Niš|Nis`,
  SI: `
Ljubljana|Laibach|Lubiana
Maribor|Marburg an der Drau`,
  DK: `
Copenhagen|København|Kobenhavn|Kopenhagen|Köpenhamn|Copenhague|Kopenhaga|Copenaghen|Kjøbenhavn
Århus=Aarhus|Aarhus C
Aalborg|Ålborg
Odense|Odense C
Kongens Lyngby|Lyngby|Kgs Lyngby
Helsingør|Elsinore`,
  SE: `
Stockholm|Estocolmo|Sztokholm|Stockholms stad|Стокгольм|Stoccolma
Göteborg=Gothenburg|Goteborg|Goeteborg|Gotenburg|Göteborgs stad
Malmö|Malmo|Malmoe
Linköping|Linkoping
Norrköping|Norrkoping
Jönköping|Jonkoping
Luleå|Lulea
Umeå|Umea
Gävle|Gavle
Västerås|Vasteras
Lund|Lund Sweden`,
  NO: `
Oslo|Kristiania
Bergen@46|Bergen Norway
Trondheim|Drontheim
Tromsø|Tromso
Kristiansand|Kristiansand S`,
  FI: `
Helsinki|Helsingfors|Хельсинки|Helsingissä
Espoo|Esbo
Vantaa|Vanda
Tampere|Tammerfors
Turku|Åbo|Abo
Oulu|Uleåborg
Jyväskylä|Jyvaskyla
Vaasa|Vasa Finland`,
  IS: `Reykjavík|Reykjavik`,
  EE: `
Tallinn|Tallin|Reval
Tartu|Dorpat`,
  LV: `Riga|Rīga|Ryga`,
  LT: `
Vilnius|Wilno|Vilna
Kaunas|Kowno|Kovno
Klaipėda|Memel`,
  UA: `
Kyiv|Kiev|Київ|Киев|Kijów|Kiew
Kharkiv|Kharkov|Харків|Харьков
Odessa|Odesa|Одеса|Одесса
Lviv|Lvov|Львів|Lwów|Lemberg
Dnipro|Dnipropetrovsk|Дніпро|Dnepropetrovsk
Zaporizhia|Zaporizhzhia|Запоріжжя
Mykolayiv|Mykolaiv
Uzhgorod|Uzhhorod
Ivano-Frankivsk|Ivano Frankivsk`,
  BY: `
Minsk|Мінск|Минск
Homyel'=Gomel|Homel
Hrodna=Grodno
Vitebsk|Viciebsk
Mahilyow=Mogilev`,
  RU: `
Moscow|Moskva|Москва|Moskau|Moscou|Moscú
Saint Petersburg|Санкт-Петербург|Sankt-Peterburg|Petersburg|SPb|Leningrad
Nizhniy Novgorod=Nizhny Novgorod|Нижний Новгород
Yekaterinburg|Ekaterinburg|Екатеринбург
Novosibirsk|Новосибирск
Kazan|Казань
Rostov-na-Donu=Rostov-on-Don`,
  MD: `Chisinau|Chișinău|Kishinev`,
  GE: `Tbilisi|Tiflis|თბილისი`,
  AM: `Yerevan|Erevan|Երևան`,
  AZ: `Baku|Bakı`,
  TR: `
Istanbul|İstanbul|Stambul|Estambul|Istanbul Avrupa|Istanbul Asya
İzmir=Izmir|Smyrna
Ankara|Angora
Umraniye|Ümraniye
İzmit=Izmit|Kocaeli`,
  CY: `
Nicosia|Lefkosia|Lefkoşa
Limassol|Lemesos`,
  IL: `
Tel Aviv|Tel Aviv-Yafo|Tel-Aviv|TLV|תל אביב|Tel Aviv Jaffa|Tel Aviv Yafo
Jerusalem|ירושלים|Yerushalayim
Haifa|חיפה
Beersheba|Be'er Sheva|Beer Sheva|Beersheva
Petaẖ Tiqwa=Petah Tikva|Petach Tikva|Petah Tiqwa|Petach Tikvah
Rishon LeẔiyyon=Rishon LeZion|Rishon Le Zion|Rishon LeZiyyon
H̱olon=Holon
Reẖovot=Rehovot
Herzliya|Herzelia|Herzliyya|Herzliya Pituach
Ra'anana|Raanana
Kfar Saba|Kefar Sava
Ramat Gan|Ramat-Gan
Bnei Brak|Bene Beraq
Netanya|Natanya
Hod HaSharon|Hod Hasharon
Modi‘in Makkabbim Re‘ut=Modi'in|Modiin|Modiin Maccabim Reut
Rosh Ha‘Ayin=Rosh HaAyin|Rosh Haayin
Ness Ziona|Nes Ziona`,
  AE: `
Dubai|دبي|Dubaï|DXB
Abu Dhabi|أبوظبي|أبو ظبي|Abou Dhabi
Sharjah|الشارقة|Sharjah City
Ajman City=Ajman
Ras Al Khaimah City=Ras Al Khaimah|RAK
Umm Al Quwain City=Umm Al Quwain
Al Fujairah City=Fujairah
Al Ain City=Al Ain`,
  SA: `
Riyadh|الرياض|Riad|Ar Riyad
Jeddah|جدة|Jidda|Djeddah
Mecca|Makkah|مكة
Medina|Madinah|Al Madinah
Khobar|Al Khobar|Al-Khobar
Dammam|Ad Dammam|الدمام
Al Jubayl=Jubail|Al Jubail
Dhahran|Az Zahran`,
  QA: `Doha|الدوحة|Ad Dawhah`,
  KW: `
Kuwait City|Kuwait|الكويت
Ḩawallī=Hawally|Hawalli
As Sālimīyah=Salmiya|Salmiyah`,
  BH: `Manama|Al Manamah|المنامة`,
  OM: `Muscat|Masqat|مسقط`,
  JO: `Amman|عمان`,
  LB: `Beirut|Beyrouth|بيروت|Beyrut`,
  IQ: `
Baghdad|بغداد|Bagdad
Erbil|Arbil|Hewlêr
Basrah=Basra|Al Basrah
As Sulaymānīyah=Sulaymaniyah|Slemani`,
  SY: `
Damascus|دمشق|Dimashq
Aleppo|Halab`,
  EG: `
Cairo|القاهرة|Al Qahirah|Le Caire|El Cairo|Kairo|New Cairo City
Alexandria|Alexandria Egypt|الإسكندرية|Al Iskandariyah
Giza|الجيزة|Al Jizah|Gizeh`,
  MA: `
Casablanca|الدار البيضاء|Casa Maroc|Dar el Beida
Rabat|الرباط
Marrakesh|Marrakech|مراكش
Tangier|Tanger|طنجة
Fès=Fez|Fes`,
  DZ: `
Algiers|Alger|الجزائر العاصمة|Algier
Oran|Wahran`,
  TN: `Tunis|تونس العاصمة|Túnez Capital`,
  IR: `
Tehran|Teheran|تهران
Isfahan|Esfahan
Mashhad|Mashad`,
  IN: `
Bengaluru|Bangalore|Bangaluru|Bengaluru Urban|ಬೆಂಗಳೂರು|BLR|Bangalore Urban|Blore|Bangalore East
Mumbai|Bombay|मुंबई|Mumbai City|Mumbai Suburban
Delhi|दिल्ली|Delhi City
New Delhi|नई दिल्ली
Gurgaon|Gurugram|Gurgaon City|Gurugram Haryana
Noida|New Okhla Industrial Development Area
Chennai|Madras|சென்னை
Kolkata|Calcutta|কলকাতা
Hyderabad@TG|Hyderabad India|Hyd|HITEC City|Hitech City|Gachibowli
Pune|Poona|Pune City
Cochin=Kochi|Kochi Kerala|Ernakulam
Thiruvananthapuram|Trivandrum
Kozhikode|Calicut
Mysore|Mysuru
Mangalore|Mangaluru
Hubli|Hubballi
Belgaum|Belagavi
Gulbarga|Kalaburagi
Visakhapatnam|Vizag|Vishakhapatnam
Vijayawada|Bezawada
Vadodara|Baroda
Sūrat=Surat
Bhubaneshwar=Bhubaneswar
Hāora=Howrah
Allahābād=Prayagraj|Allahabad
Varanasi|Banaras|Benares
Thāne=Thane|Thana
Kalyān=Kalyan
Ghāziābād=Ghaziabad
Puducherry|Pondicherry
Tiruchirappalli|Trichy|Tiruchi
Tiruppur|Tirupur
Thrissur|Trichur
Panaji|Panjim
Guwahati|Gauhati
Mohali|Sahibzada Ajit Singh Nagar|SAS Nagar
Raurkela=Rourkela
Dehra Dūn=Dehradun|Dehra Dun
Nashik|Nasik
Kanpur|Cawnpore
Vasco da Gama|Vasco
Thoothukudi|Tuticorin
Indore|इंदौर
Pimpri|Pimpri-Chinchwad|Pimpri Chinchwad
Faridabad|Faridabad Haryana
Navi Mumbai|New Mumbai|Navi-Mumbai`,
  PK: `
Karachi|کراچی
Lahore|لاہور
Islamabad|اسلام آباد
Rawalpindi|Pindi`,
  BD: `
Dhaka|Dacca|ঢাকা
Chittagong|Chattogram`,
  LK: `
Colombo|කොළඹ
Sri Jayewardenepura Kotte|Kotte`,
  NP: `
Kathmandu|Katmandu|काठमाडौं
Pātan=Lalitpur|Patan Nepal`,
  CN: `
Beijing|Peking|北京|Pekin|Pékin|Pekín
Shanghai|上海|Schanghai|Szanghaj
Shenzhen|深圳|Shenzhen City
Guangzhou|广州|Canton China
Hangzhou|杭州
Chengdu|成都
Nanjing|南京|Nanking
Suzhou@JS|苏州|Suzhou Industrial Park|SIP Suzhou
Wuhan|武汉
Xi’an=Xi'an|西安|Xian
Tianjin|天津
Chongqing|重庆|Chungking
Qingdao|青岛|Tsingtao
Dalian|大连
Xiamen|厦门|Amoy
Changsha|长沙
Hefei|合肥
Zhuhai|珠海
Dongguan|东莞
Foshan|佛山
Ürümqi=Urumqi
Harbin|哈尔滨`,
  HK: `Hong Kong|香港|HK|Hongkong|Hong Kong SAR|Hong Kong Island|Hong Kong City`,
  MO: `Macau|澳门|Macao`,
  TW: `
Taipei|台北|Taipei City|臺北
Hsinchu|新竹|Hsinchu City|Hsinchu Science Park
Kaohsiung|高雄|Kaohsiung City
Taichung|台中|Taichung City
Tainan|台南|Tainan City
Taoyuan City=Taoyuan
Banqiao|New Taipei City|New Taipei`,
  JP: `
Tokyo|東京|Tokio|Tōkyō|Токио|Tokyo-to|Shibuya|Shinjuku|Chiyoda|Roppongi
Osaka|大阪|Ōsaka
Kyoto|京都|Kyōto
Yokohama|横浜
Nagoya|名古屋
Fukuoka|福岡
Sapporo|札幌
Kobe|神戸|Kōbe
Kawasaki|川崎
Sendai|仙台
Hiroshima|広島`,
  KR: `
Seoul|서울|Séoul|Seul|Gangnam|Gangnam-gu
Busan|부산|Pusan
Incheon|인천|Inchon
Daegu|대구|Taegu
Daejeon|대전|Taejon
Seongnam-si=Seongnam|Pangyo|Bundang
Goyang-si=Goyang
Bucheon-si=Bucheon
Ansan-si=Ansan
Anyang-si=Anyang
Cheongju-si=Cheongju
Hwaseong-si=Hwaseong
Kimhae=Gimhae
Chinju=Jinju
Jeju City|Jeju`,
  SG: `Singapore|新加坡|Singapur|Singapour|Singapore City|Singapore CBD`,
  MY: `
Kuala Lumpur|KL|WP Kuala Lumpur
George Town=George Town|Penang Island|Georgetown Penang
Malacca|Melaka
Johor Bahru|JB Johor|Johor Baharu
Petaling Jaya|PJ Selangor
Kampung Sungai Ara|Bayan Lepas`,
  TH: `
Bangkok|Krung Thep|กรุงเทพ|กรุงเทพมหานคร|BKK
Chiang Mai|Chiangmai
Mueang Nonthaburi=Nonthaburi
Chon Buri=Chonburi`,
  VN: `
Ho Chi Minh City|HCMC|Ho Chi Minh|Saigon|Thành phố Hồ Chí Minh|TP HCM|Hồ Chí Minh|TPHCM
Hanoi|Hà Nội|Ha Noi
Da Nang|Đà Nẵng|Danang
Haiphong|Hải Phòng|Hai Phong
Ðà Lạt=Da Lat|Dalat`,
  PH: `
Manila|Maynila
Makati City=Makati
Quezon City|QC Metro Manila
Taguig|Taguig City|BGC|Bonifacio Global City|Fort Bonifacio
Pasig City=Pasig|Ortigas
Cebu City|Cebu
Davao|Davao City
Mandaluyong City=Mandaluyong
Angeles City|Clark Pampanga
Caloocan City=Caloocan
Iloilo|Iloilo City
Bacolod City=Bacolod`,
  ID: `
Jakarta|Djakarta|Jakarta Selatan|Jakarta Pusat|Jakarta Barat|Jakarta Utara|Jakarta Timur|South Jakarta|Central Jakarta|West Jakarta|North Jakarta|East Jakarta
Yogyakarta|Jogjakarta|Jogja
Surakarta|Solo Indonesia
Makassar|Ujung Pandang
Denpasar|Denpasar Bali
South Tangerang|Tangerang Selatan|BSD City
City of Balikpapan`,
  MM: `
Yangon|Rangoon
Nay Pyi Taw=Naypyidaw`,
  KH: `Phnom Penh|Phnum Penh`,
  KZ: `
Nur-Sultan=Astana|Nur Sultan
Almaty|Alma-Ata|Алматы`,
  UZ: `Tashkent|Toshkent|Ташкент`,
  MN: `Ulan Bator=Ulaanbaatar`,
  AU: `
Sydney|Sydney CBD|Sydney NSW|Greater Sydney|SYD
Melbourne|Melbourne CBD|Melbourne VIC|MEL|Greater Melbourne
Brisbane|Brisbane CBD|BNE
Perth|Perth CBD|Perth WA
Adelaide|Adelaide CBD
Canberra|Canberra ACT
Logan City=Logan`,
  NZ: `
Auckland|Auckland CBD|Tāmaki Makaurau|Auckland City
Wellington|Wellington City|Wellington CBD
Manukau City=Manukau
Dunedin@OTA|Dunedin City
Palmerston North|Palmy`,
  ZA: `
Johannesburg|Joburg|Jozi|JHB|Sandton|Johannesburg North|Rosebank Johannesburg
Cape Town|Kaapstad|Le Cap|Ciudad del Cabo|Kapstadt
Pretoria|Tshwane
Port Elizabeth=Gqeberha|Port Elizabeth|Nelson Mandela Bay
Durban|eThekwini|Umhlanga
Witbank=eMalahleni|Witbank
Nelspruit=Mbombela|Nelspruit
Polokwane|Pietersburg
Bloemfontein|Mangaung
Centurion|Centurion Gauteng`,
  ET: `
Addis Ababa|Addis Abeba|Addis|አዲስ አበባ|Addis Abeba City|Adis Abeba|Addis Ababba|Adiss Ababa|Finfinne|AA Ethiopia|Addisababa|አዲስአበባ
Nazrēt=Adama|Nazret|Nazareth Ethiopia|አዳማ
Mek'ele=Mekelle|Mekele|መቐለ|Mekelle City
Desē=Dessie|Dese|Desie|ደሴ
Bahir Dar|Bahr Dar|Bahirdar|ባህር ዳር
Gondar|Gonder|ጎንደር
Hawassa|Awassa|Awasa|ሐዋሳ|ሀዋሳ
Jimma|Jima|ጅማ
Dire Dawa|Diredawa|ድሬዳዋ
Bishoftu|Debre Zeit|Debre Zeyit|Debrezeit|ቢሾፍቱ
Jijiga|Jigjiga|ጅግጅጋ
Axum|Aksum|አክሱም
Shashemenē=Shashamane|Shashemene
Arba Minch|Arbaminch|አርባ ምንጭ
Hosa’ina=Hosaena|Hosanna Ethiopia|Hosaina
Sodo|Wolaita Sodo|Wolayta Sodo
Harar|Harer|ሐረር
Gambēla=Gambela|Gambella
Āsosa=Asosa|Assosa
Debre Birhan|Debre Berhan|Debreberhan|ደብረ ብርሃን
Debre Mark’os=Debre Markos|Debre Markos|Debremarkos
Ziway=Batu|Ziway
Dīla=Dilla|Dila
Waliso=Woliso|Waliso
Āsbe Teferī=Chiro|Asebe Teferi
Finote Selam|Finote Selam Town
Āwash=Awash
Lalībela=Lalibela
Mojo|Modjo
Bodītī=Boditi
Ādīgrat=Adigrat
Inda Silasē=Shire
Sebeta|Sebeta Town
Kombolcha|Kombolcha Wollo
Semera|Samara Afar`,
  ER: `Asmara|Asmera|ኣስመራ`,
  KE: `
Nairobi|Nairobi City|Westlands Nairobi
Mombasa|Mombassa
Kisumu|Kisumu City
Eldoret|Eldoret City`,
  TZ: `
Dar es Salaam|Dar-es-Salaam|Dar Es Salam|Dar
Zanzibar|Stone Town`,
  UG: `Kampala|Kampala City`,
  RW: `Kigali|Kigali City`,
  GH: `
Accra|Akkra|Greater Accra
Takoradi|Sekondi`,
  NG: `
Lagos|Lagos Island|Victoria Island|Lagos Nigeria|Ikoyi|Lagos Mainland|Yaba Lagos
Abuja|FCT Abuja
Port Harcourt|PH City|Portharcourt
Lekki|Lekki Lagos
Ikeja|Ikeja Lagos`,
  SN: `Dakar|Ndakaaru`,
  CI: `Abidjan|Abidjan Plateau`,
  CD: `Kinshasa|Leopoldville`,
  CM: `
Yaoundé|Yaounde
Douala|Duala`,
  MU: `
Port Louis|Port-Louis
Vacoas|Ebene|Ebène`,
  MX: `
Mexico City|Ciudad de México|CDMX|México DF|Mexico DF|Mexico D F|México City|Ciudad de Mexico DF|Cd de México|Mexiko-Stadt
Guadalajara|GDL
Monterrey|MTY
León de los Aldama=León|Leon Guanajuato
Santiago de Querétaro=Querétaro|Queretaro City
Juárez=Ciudad Juárez|Cd Juárez|Juarez
Puebla|Puebla de Zaragoza
Tuxtla=Tuxtla Gutiérrez
Victoria de Durango=Durango
Xalapa de Enríquez=Xalapa|Jalapa
Pachuca de Soto=Pachuca
Acapulco de Juárez=Acapulco
Naucalpan de Juárez|Naucalpan
Oaxaca|Oaxaca de Juárez
Tlalnepantla|Tlalnepantla de Baz
San Nicolás de los Garza|San Nicolas`,
  BR: `
São Paulo|Sao Paulo SP|San Pablo Brasil|Sampa|São Paulo Capital|Сан-Паулу
Rio de Janeiro|Rio|Rio de Janeiro RJ
Brasília|Brasilia DF
Belo Horizonte|BH MG|BHZ
Porto Alegre|POA
Florianópolis|Floripa
Curitiba|Curitiba PR
Recife|Recife PE|Porto Digital
Salvador|Salvador da Bahia|Salvador BA
Embu|Embu das Artes`,
  AR: `
Buenos Aires|Ciudad de Buenos Aires|Capital Federal|CABA|Bs As|BsAs|Ciudad Autónoma de Buenos Aires
San Miguel de Tucumán|Tucumán
Córdoba|Cordoba Argentina
Mendoza|Mendoza Argentina`,
  CL: `
Santiago|Santiago de Chile|Santiago Chile|Las Condes|Providencia Santiago
Valparaíso|Valparaiso Chile`,
  CO: `
Bogotá|Bogota D C|Bogotá D.C.|Santa Fe de Bogotá|Bogota DC
Medellín|Medellin Antioquia
Cartagena|Cartagena de Indias
Cali|Santiago de Cali`,
  PE: `Lima|Lima Metropolitana|Miraflores Lima|Lima Perú`,
  EC: `Quito|San Francisco de Quito`,
  VE: `Caracas|Santiago de León de Caracas`,
  UY: `Montevideo|Montevidéu`,
  PY: `Asunción|Asuncion Paraguay`,
  BO: `
Santa Cruz de la Sierra|Santa Cruz Bolivia
La Paz|La Paz Bolivia`,
  CR: `San José|San José Costa Rica|Escazú`,
  PA: `Panamá=Panama City|Ciudad de Panamá|Panama Ciudad`,
  GT: `Guatemala City|Ciudad de Guatemala|Guatemala Ciudad`,
  DO: `
Santo Domingo|Santo Domingo de Guzmán
Santiago de los Caballeros|Santiago RD`,
  CU: `Havana|La Habana|Habana`,
  PR: `San Juan|San Juan PR`,
  JM: `Kingston|Kingston Jamaica`,
  MT: `
Valletta|Il-Belt Valletta
Sliema|Tas-Sliema
Birkirkara|B'Kara`,
  GI: `Gibraltar|Gib`,
  MC: `Monaco|Monte-Carlo|Monte Carlo`,
};
